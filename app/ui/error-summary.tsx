import { type MouseEvent, useEffect, useId, useMemo, useRef } from 'react'
import { useT } from '~/i18n/use-t'
import { focusOnLoad } from './focus-on-load'
import { followCorrections } from './follow-corrections'
import { useHydrated } from './use-hydrated'

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

// each answer takes the focus; with a page that was loaded it has, and who has begun to type meanwhile keeps it
function useAnswer(listed: readonly FieldProblem[]) {
  const box = useRef<HTMLDivElement>(null)
  const isLoaded = useRef(!useHydrated())
  useEffect(() => {
    const isElsewhere = isLoaded.current && document.activeElement !== document.body
    isLoaded.current = false
    if (listed.length === 0) return undefined
    if (!isElsewhere) box.current?.focus()
    return followCorrections()
  }, [listed])
  return box
}

interface ErrorSummaryProps {
  /** A new object takes the focus, so it has to be the answer's own, the same with every drawing. */
  problems: FieldProblems | undefined
  /** Beside messages by control: what is no single one's. */
  message?: string | null
}

/**
 * All problems of a form above it, each a link to its field. Nothing without problems. It is heard by its focus, which an
 * alert would say a second time.
 */
export function ErrorSummary({ problems, message = null }: ErrorSummaryProps) {
  const t = useT()
  const id = useId()
  const listed = useMemo(() => toList(problems ?? [], message), [problems, message])
  const box = useAnswer(listed)
  useRefusedTitle(listed.length > 0)
  if (listed.length === 0) return null
  return (
    <div
      className="error-summary"
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}list`}
      tabIndex={-1}
      ref={box}
      {...focusOnLoad}
    >
      <h2 id={id}>{t('common:error-summary.title', { count: listed.length })}</h2>
      <ul id={`${id}list`}>
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
