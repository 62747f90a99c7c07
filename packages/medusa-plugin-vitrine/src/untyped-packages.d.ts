declare module 'jsonwebtoken' {
  interface Claims {
    [name: string]: unknown
    jti?: string
    sub?: string
    iat?: number
    exp?: number
  }
  interface Checked {
    algorithms: string[]
    audience?: string
    subject?: string
    maxAge?: number
    clockTolerance?: number
  }
  function sign(claims: object, secret: string, options?: Record<string, unknown>): string
  function decode(token: string): Claims | null
  /** @throws Error where it is none, or not one of these */
  function verify(token: string, secret: string, options: Checked): Claims
}
