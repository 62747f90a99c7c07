/** What was thrown, as far as it says anything: an error of Node's, PostgreSQL's, Medusa's or a library's. */
export interface Fault {
  message: string
  name: string
  stack?: string
  code?: string
  type?: string
  /** of an SMTP server */
  responseCode?: number
}

export function toFault(thrown: unknown): Fault {
  if (typeof thrown !== 'object' || thrown === null) return { message: String(thrown), name: 'Error' }
  const { message = '', name = 'Error', stack, code, type, responseCode } = thrown as Partial<Fault>
  return { message, name, stack, code, type, responseCode }
}
