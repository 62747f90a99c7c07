import { useEffect, useRef } from 'react'
import { useT } from '~/i18n/use-t'

export interface FieldProblem {
  /** Id of the control that the link leads to; without it the problem is no single field's. */
  fieldId?: string
  message: string
}

// By attribute for the page that came without script; React itself focuses form controls only.
const focusOnLoad = { autoFocus: true }

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
          <li key={`${fieldId} ${message}`}>{fieldId ? <a href={`#${fieldId}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  )
}
