/** A form's field as it was typed; empty where it was not sent or is a file. */
export function toTypedText(form: Pick<FormData, 'get'>, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
