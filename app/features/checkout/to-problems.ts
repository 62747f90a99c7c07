import { type FieldProblem } from '~/ui/error-summary'

/** Messages by field as the error summary lists them. */
export function toProblems(messages: Record<string, string>): FieldProblem[] {
  return Object.entries(messages).map(([fieldId, message]) => ({ fieldId, message }))
}
