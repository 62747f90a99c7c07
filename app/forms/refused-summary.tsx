import { useMemo } from 'react'
import { ErrorSummary } from '~/ui/error-summary'
import { type Refused } from './form-answer'
import { toProblems } from './to-problems'

interface RefusedSummaryProps {
  refused: Refused<unknown> | null
  /** See `toProblems`; the same function with every drawing. By default a field's control has its name for an id. */
  toId?: (field: string) => string | undefined
}

/** All that is to be corrected in a form, above it. */
export function RefusedSummary({ refused, toId = toOwnName }: RefusedSummaryProps) {
  // a new list would take the focus
  const problems = useMemo(() => refused && toProblems(refused, toId), [refused, toId])
  return <ErrorSummary problems={problems ?? undefined} />
}

function toOwnName(field: string): string {
  return field
}
