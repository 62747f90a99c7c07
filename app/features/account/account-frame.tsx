import { type ReactNode } from 'react'
import { useSession } from '~/features/session/use-session'
import { ErrorSummary, type FieldProblems } from '~/ui/error-summary'
import { Notice } from '~/ui/notice'
import { AccountNav, type AccountPart } from './account-nav'

interface AccountFrameProps {
  part: AccountPart
  title: string
  /** Below the title. */
  lead?: ReactNode
  /** What has to be corrected in the page's form. */
  problems?: FieldProblems
  /** What concerns the form as a whole. */
  message?: string | null
  children: ReactNode
}

/** A page of the account. It is gone as soon as the session is, whichever tab ended it. */
export function AccountFrame({ part, title, lead, problems, message, children }: AccountFrameProps) {
  const { session } = useSession({ required: true })
  if (!session) return null
  return (
    <div className="page">
      <div className="stack gap-5">
        <AccountNav part={part} />
        <div className="page-head">
          <h1>{title}</h1>
          {lead}
        </div>
        {message ? <Notice kind="error">{message}</Notice> : null}
        <ErrorSummary problems={problems} />
      </div>
      {children}
    </div>
  )
}
