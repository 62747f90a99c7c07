import { type ReactNode } from 'react'
import { type Refused } from '~/forms/form-answer'
import { ErrorSummary } from '~/ui/error-summary'

interface AuthPageProps {
  title: string
  lead?: ReactNode
  /** The form as it was refused a moment ago. */
  refused?: Refused | null
  children: ReactNode
}

/** A narrow page with one thing to do, and above it what has to be corrected. */
export function AuthPage({ title, lead, refused, children }: AuthPageProps) {
  return (
    <div className="page auth-page">
      <div className="stack gap-5">
        <h1>{title}</h1>
        <ErrorSummary problems={refused?.errors} message={refused?.message} />
        {lead ? <p>{lead}</p> : null}
      </div>
      {children}
    </div>
  )
}
