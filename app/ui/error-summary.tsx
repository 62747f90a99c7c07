import { type MouseEvent, useEffect, useRef } from 'react'
import { useT } from '~/i18n/use-t'

export interface FieldProblem {
  /** Id of the control that the link leads to; without it the problem is no single field's. */
  fieldId?: string
  message: string
}

// By attribute for the page that came without script; React itself focuses form controls only.
const focusOnLoad = { autoFocus: true }

// the router takes a change of the fragment for a navigation, after which the page would forget what is wrong
function goToField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.closest('details')?.setAttribute('open', '')
  const control = field instanceof HTMLFieldSetElement ? field.elements[0] : field
  if (control instanceof HTMLElement) control.focus()
}

/** All problems of a form above it, each a link to its field; takes the focus when it appears. Nothing without problems. */
export function ErrorSummary({ problems }: { problems: readonly FieldProblem[] }) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [problems])
  if (problems.length === 0) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box} {...focusOnLoad}>
      <h2>{t('common:error-summary.title', { count: problems.length })}</h2>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
