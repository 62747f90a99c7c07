import { ChangeStatus } from './change-status'
import { Notice } from './notice'

interface OutcomeProps {
  kind: 'success' | 'notice' | 'error'
  /** Null before the form is sent. */
  text: string | null
}

/** What came of a form, on its own page: it stands there from the start, and is heard with script and without. */
export function Outcome({ kind, text }: OutcomeProps) {
  return (
    <>
      <ChangeStatus message={text ?? ''} />
      {text === null ? null : (
        <Notice kind={kind} isOutcome>
          {text}
        </Notice>
      )}
    </>
  )
}
