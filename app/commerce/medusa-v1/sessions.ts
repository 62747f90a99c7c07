import { decodeJwt } from 'jose'
import { z } from 'zod'
import { isCommerceError } from '../errors'
import { type Sessions } from '../shop/sessions'
import { type Calls } from './account'
import { toDeviceHeader } from './plugin-headers'
import { type MakeProof, toLinkClaims } from './proof'
import { toProviderClaims } from './provider-claims'

const identityPath = '/store/vitrine/identity'
const sessionsPath = `${identityPath}/sessions`

const token = z.string().min(1)
const tokenSchema = z.object({ access_token: token })
const linkSchema = z.object({ access_token: token, reset: z.boolean().default(false) })
const providerSchema = z.object({ access_token: token.nullable() })

const devicesSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string().nullable(),
      started_at: z.string(),
      seen_at: z.string(),
      current: z.boolean(),
    }),
  ),
})

/** @param token the shopper's; undefined for a guest */
export function toSessions(calls: Calls, makeProof: MakeProof, token: string | undefined): Sessions {
  const { read, write, put } = calls
  return {
    ...toSignIns(calls, makeProof),
    ...toLife(calls),
    getGeneration: () => (token ? (decodeJwt<{ generation?: number }>(token).generation ?? 0) : 0),
    async endOthers() {
      const answer = await write(({ client }) => client.request('POST', `${identityPath}/revoke`))
      return tokenSchema.parse(answer).access_token
    },
    async listDevices() {
      const answer = await read(({ client }) => client.request('GET', sessionsPath)).catch(toUnlessMissing(null))
      if (answer === null) return []
      return devicesSchema
        .parse(answer)
        .sessions.map(({ started_at: startedAt, seen_at: seenAt, ...known }) => ({ ...known, startedAt, seenAt }))
    },
    endDevice: (id) =>
      put(({ client }) => client.request('DELETE', `${sessionsPath}/${encodeURIComponent(id)}`)).then(
        () => true,
        toUnlessMissing(false),
      ),
  }
}

type SignIns = Pick<Sessions, 'signIn' | 'signInByLink' | 'signInByProvider' | 'signInByPasskey'>

function toSignIns({ write, put }: Calls, makeProof: MakeProof): SignIns {
  function send(path: string, proof: string, device: string): Promise<unknown> {
    return write(({ client }) =>
      client.request('POST', `${identityPath}/${path}`, { proof }, {}, toDeviceHeader(device)),
    )
  }
  return {
    async signIn({ email, password }, { device, isKnown }) {
      const headers = { ...toDeviceHeader(device), ...(isKnown && { 'x-vitrine-known': '1' }) }
      try {
        const answer = await put(({ auth }) => auth.getToken({ email, password }, headers))
        return answer.access_token ?? null
      } catch (error) {
        if (isCommerceError(error, 'unauthenticated', 'invalid')) return null
        throw error
      }
    },
    async signInByLink({ email, link, identity }, device) {
      const proof = await makeProof('vitrine:sign-in', { email, method: 'email', ...identity, ...toLinkClaims(link) })
      const { access_token: token, reset } = linkSchema.parse(await send('token', proof, device))
      return { token, passwordVoid: reset }
    },
    async signInByProvider(user, { provider, device }) {
      const proof = await makeProof('vitrine:provider', { method: provider, ...toProviderClaims(user) })
      return providerSchema.parse(await send('provider-token', proof, device)).access_token
    },
    async signInByPasskey({ credentialId, customerId, counter, challenge }, device) {
      const claims = { credential_id: credentialId, customer_id: customerId, counter, ...toLinkClaims(challenge) }
      const proof = await makeProof('vitrine:passkey', claims)
      return tokenSchema.parse(await send('passkey-token', proof, device)).access_token
    },
  }
}

// a plain Medusa has no such routes; its plugin may come with the next deployment
const askAgainMs = 60 * 60_000
let unconfirmedUntil = 0
let unrenewedUntil = 0

function toLife({ read, put }: Calls): Pick<Sessions, 'isConfirmed' | 'renew' | 'end'> {
  async function askPlugin(): Promise<boolean> {
    try {
      await read(({ client }) => client.request('GET', `${identityPath}/session`))
      return true
    } catch (error) {
      if (!isCommerceError(error, 'not-found')) throw error
      unconfirmedUntil = Date.now() + askAgainMs
      return false
    }
  }
  return {
    async isConfirmed() {
      try {
        if (Date.now() >= unconfirmedUntil && (await askPlugin())) return true
        await read(({ customers }) => customers.retrieve())
        return true
      } catch (error) {
        if (isCommerceError(error, 'unauthenticated')) return false
        throw error
      }
    },
    async renew() {
      if (Date.now() < unrenewedUntil) return null
      try {
        const answer = await put(({ client }) => client.request('POST', `${identityPath}/renew`))
        return tokenSchema.parse(answer).access_token
      } catch (error) {
        if (!isCommerceError(error, 'not-found')) throw error
        unrenewedUntil = Date.now() + askAgainMs
        return null
      }
    },
    async end() {
      await put(({ auth }) => auth.deleteSession())
    },
  }
}

/** For what is not there, or a plugin that does not know of it: `value`. */
function toUnlessMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (isCommerceError(error, 'not-found')) return value
    throw error
  }
}
