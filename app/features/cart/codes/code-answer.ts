/** Id of the field, for the link of an error summary. */
export const codeFieldId = 'code'

/** Names the code that the page has just refused, so that the step goes on with it still in its field. */
export const refusedCodeField = 'refused-code'
