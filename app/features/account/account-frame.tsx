import { type Refused } from '~/forms/form-answer'
import { type ReactNode } from 'react'
import { useSession } from '~/features/session/use-session'
import { ErrorSummary } from '~/ui/error-summary'
import { AccountNav, type AccountPart } from './account-nav'

interface AccountFrameProps {
  part: AccountPart
  title: string
  /** Below the title. */
  lead?: ReactNode
  /** The page's form as it was refused a moment ago. */
  refused?: Refused<unknown> | null
  children: ReactNode
}

/** A page of the account. It is gone as soon as the session is, whichever tab ended it. */
export function AccountFrame({ part, title, lead, refused, children }: AccountFrameProps) {
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
        <ErrorSummary problems={refused?.errors} message={refused?.message} />
      </div>
      {children}
    </div>
  )
}
