import { type RequestContext } from '~/context.server'
import { type AuthErrorCode } from './auth-error'

/** What an attempt to sign in came to. */
export type Outcome =
  | {
      kind: 'signed-in'
      /** The backend's bearer token. */
      token: string
      /** Where the attempt was to lead, where the form does not say so. */
      callbackPath?: string
    }
  /** It goes on elsewhere: a path of the shop, or an address of the provider. */
  | { kind: 'continued'; to: string }
  | {
      kind: 'refused'
      code: AuthErrorCode
      status: number
      typed?: TypedSignIn
      /** Until the next attempt counts. */
      waitSeconds?: number
      /** As above: the next attempt is to lead there too. */
      callbackPath?: string
      /** For the security log: what `code` does not say, a provider's own code of it, and what the attempt was for. */
      reason?: string
      fault?: string
      isConnecting?: boolean
    }

/** What comes back to the sign-in form after a refusal; never the password. */
export interface TypedSignIn {
  email: string
  /** Fields that the shopper has to look at. */
  missing: ('email' | 'password')[]
}

/** One way to sign in. The request's CSRF token was checked before `start`, and before `callback` where that is a POST. */
export interface AuthProvider {
  /** In addresses and in the session: `credentials`, `email`, `passkey`, or what the configuration calls it. */
  id: string
  /** As shoppers know it. */
  name: string
  type: 'credentials' | 'email' | 'oauth' | 'webauthn'
  /** `POST signin/:provider` */
  start(ctx: RequestContext, form: FormData): Promise<Outcome>
  /** `POST callback/:provider`, or with no form `GET`: where a link or a provider leads back to. */
  callback(ctx: RequestContext, form: FormData | null): Promise<Outcome>
}
