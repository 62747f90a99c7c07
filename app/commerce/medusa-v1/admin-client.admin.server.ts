import type Sdk from '@medusajs/medusa-js'
import { type MedusaAdmin } from './admin-types'
import { createCookieJar } from './cookie-jar'
import { defaultDeadlines } from './deadline'
import { type CommerceOrigin, type CommerceSettings, askBackend, type RequestOptions } from './sdk.server'
import { toUnreadable } from './to-commerce-error.server'

interface Credentials {
  email: string
  password: string
}

/**
 * Who asks: a user of the backend, whose token the client gets by itself with its first call, or who has one already; the
 * holder of a user's API key; or nobody, who is about to sign in or makes a call that needs no identity.
 */
export type AdminIdentity = Credentials | { token: string } | { apiKey: string } | 'nobody'

type Load<T> = (admin: MedusaAdmin) => Promise<T>

/** Calls in the merchant's name; never cached. Every function rejects with `CommerceError`, as those of shoppers do. */
export interface AdminClient {
  read<T>(load: Load<T>): Promise<T>
  /** A write that adds or creates. Repeated only when it certainly never arrived. */
  write<T>(load: Load<T>): Promise<T>
  /** A write that states an absolute result: repeated like a read. */
  put<T>(load: Load<T>): Promise<T>
}

/** The way to everything under `/admin`. Only modules named `*.admin.server.ts` and tests may have it. */
export function createAdminClient(
  settings: CommerceSettings,
  origin: CommerceOrigin,
  identity: AdminIdentity,
): AdminClient {
  const jar = createCookieJar()
  const deadlineMs = settings.readDeadlineMs ?? defaultDeadlines.readMs
  let signedIn: Promise<string> | undefined

  async function signIn(credentials: Credentials): Promise<string> {
    const options = { deadlineMs, repeatable: true }
    const { access_token } = await askBackend(settings, origin, options, (sdk) => sdk.admin.auth.getToken(credentials))
    if (!access_token) throw toUnreadable('POST /admin/auth/token', 200)
    return access_token
  }

  /** @throws CommerceError of kind `unauthenticated` for a wrong password; the next call tries again */
  async function identify(): Promise<Pick<RequestOptions, 'bearer' | 'apiKey'>> {
    if (identity === 'nobody') return {}
    if ('apiKey' in identity) return { apiKey: identity.apiKey }
    if ('token' in identity) return { bearer: { domain: 'admin', token: identity.token } }
    signedIn ??= signIn(identity).catch((error: unknown) => {
      signedIn = undefined
      throw error
    })
    return { bearer: { domain: 'admin', token: await signedIn } }
  }

  async function say<T>(repeatable: boolean, load: Load<T>): Promise<T> {
    const options = { ...(await identify()), jar, deadlineMs, repeatable }
    return askBackend(settings, origin, options, (sdk) => load(toMedusaAdmin(sdk)))
  }

  return {
    read: (load) => say(true, load),
    write: (load) => say(false, load),
    put: (load) => say(true, load),
  }
}

function toMedusaAdmin({ admin, client }: Sdk): MedusaAdmin {
  // The SDK's own forgets the id where a query is given.
  admin.variants.retrieve = (id, query = {}, headers) => {
    const search = new URLSearchParams(Object.entries(query))
    return client.request('GET', `/admin/variants/${id}?${search}`, undefined, {}, headers)
  }
  return admin
}
