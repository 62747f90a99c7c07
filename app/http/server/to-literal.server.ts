/** A value as code in an inline script: nothing in it can end the script or begin a comment of HTML. */
export function toLiteral(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
