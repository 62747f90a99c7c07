import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { useT } from '~/i18n/use-t'

export interface FieldProblem {
  /** Id of the control that the link leads to; without it the problem is no single field's. */
  fieldId?: string
  message: string
}

/** A list, or messages by the id of the control where each is one control's. */
export type FieldProblems = readonly FieldProblem[] | Readonly<Record<string, string>>

function toList(problems: FieldProblems, message: string | null): readonly FieldProblem[] {
  const ofFields = Array.isArray(problems)
    ? (problems as readonly FieldProblem[])
    : Object.entries(problems).map(([fieldId, text]) => ({ fieldId, message: text }))
  return message === null ? ofFields : [{ message }, ...ofFields]
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

// of what is refused by script; a page that came so says it already
function useRefusedTitle(isRefused: boolean): void {
  const t = useT()
  const start = t('common:notice.error') + t('common:punctuation.colon')
  useEffect(() => {
    if (!isRefused) return undefined
    if (!document.title.startsWith(start)) document.title = start + document.title
    return () => {
      if (document.title.startsWith(start)) document.title = document.title.slice(start.length)
    }
  }, [isRefused, start])
}

interface ErrorSummaryProps {
  /** A new object takes the focus, so it has to be the answer's own, the same with every drawing. */
  problems: FieldProblems | undefined
  /** Beside messages by control: what is no single one's. */
  message?: string | null
}

/** All problems of a form above it, each a link to its field. Nothing without problems. */
export function ErrorSummary({ problems, message = null }: ErrorSummaryProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const listed = useMemo(() => toList(problems ?? [], message), [problems, message])
  useEffect(() => box.current?.focus(), [listed])
  useRefusedTitle(listed.length > 0)
  if (listed.length === 0) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box} {...focusOnLoad}>
      <h2>{t('common:error-summary.title', { count: listed.length })}</h2>
      <ul>
        {listed.map(({ fieldId, message }) => (
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
