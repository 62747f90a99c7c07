/** What came of signing in without leaving the page. */
export interface SignInOutcome {
  error: string | null
  status: number
  ok: boolean
  url: string | null
}

interface Options {
  callbackUrl?: string
  redirect?: boolean
  email?: string
  password?: string
}

/** The browser's side of the sign-in as the tests call it; NextAuth's own client and ours both have it. */
export interface AuthClient {
  getSession(): Promise<unknown>
  getCsrfToken(): Promise<string | undefined>
  getProviders(): Promise<Record<string, Record<string, string>> | null | undefined>
  signIn(provider?: string, options?: Options): Promise<SignInOutcome | undefined>
  signOut(options?: Pick<Options, 'callbackUrl' | 'redirect'>): Promise<unknown>
  update(data: unknown): Promise<unknown>
}

declare global {
  interface Window {
    client: AuthClient
  }
}
