import { type FieldProblem } from '~/ui/error-summary'
import { type Refused } from './form-answer'

/**
 * What an error summary says of a refused form, where its fields have other ids than their names.
 * @param toId the id of a field's control; undefined where the problem is none that typing can mend
 */
export function toProblems(
  { errors, message }: Pick<Refused<unknown>, 'errors' | 'message'>,
  toId: (field: string) => string | undefined,
): FieldProblem[] {
  const ofFields = Object.entries(errors).map(([field, text]) => ({ message: text, fieldId: toId(field) }))
  return message === null ? ofFields : [{ message }, ...ofFields]
}
