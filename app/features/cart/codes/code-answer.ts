import { type FieldProblem } from '~/ui/error-summary'

/** A code as typed, and why it was not applied. */
export interface CodeAttempt {
  typed: string
  error: string
}

/** What an action answers where a code was refused; the page that it was typed on shows it. */
export interface CodeRefused {
  problems: FieldProblem[]
  code: CodeAttempt
}

/** Id of the field, for the link of an error summary. */
export const codeFieldId = 'code'

/** Names the code that the page has just refused, so that the step goes on with it still in its field. */
export const refusedCodeField = 'refused-code'
