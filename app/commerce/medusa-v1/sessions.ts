import { decodeJwt } from 'jose'
import { z } from 'zod'
import { isCommerceError } from '../errors'
import { type Sessions } from '../shop/sessions'
import { type Calls } from './repeatable-calls'
import { askOffered, type GetCapabilities } from './offers'
import { toDeviceHeader } from './plugin-headers'
import { type MakeProof, toLinkClaims } from './proof'
import { toProviderClaims } from './provider-claims'

const identityPath = '/store/vitrine/identity'
const sessionsPath = `${identityPath}/sessions`

const token = z.string().min(1)
const tokenSchema = z.object({ access_token: token })
const linkSchema = z.object({ access_token: token, reset: z.boolean().default(false) })
const anybodySchema = z.object({ own_prices: z.literal(false) })
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

interface Means {
  makeProof: MakeProof
  getCapabilities: GetCapabilities
  /** The shopper's; undefined for a guest. */
  token: string | undefined
}

export function toSessions(calls: Calls, { makeProof, getCapabilities, token }: Means): Sessions {
  const { read, write, put } = calls
  return {
    ...toSignIns(calls, makeProof),
    ...toLife(calls, getCapabilities),
    getGeneration: () => (token ? (decodeJwt<{ generation?: number }>(token).generation ?? 0) : 0),
    async endOthers() {
      const answer = await write(({ client }) => client.request('POST', `${identityPath}/revoke`))
      return tokenSchema.parse(answer).access_token
    },
    async listDevices() {
      const answer = await askOffered(getCapabilities, 'sessions', () =>
        read(({ client }) => client.request('GET', sessionsPath)),
      )
      if (answer === null) return []
      return devicesSchema
        .parse(answer)
        .sessions.map(({ started_at: startedAt, seen_at: seenAt, ...known }) => ({ ...known, startedAt, seenAt }))
    },
    endDevice: (id) =>
      put(({ client }) => client.request('DELETE', `${sessionsPath}/${encodeURIComponent(id)}`)).then(
        () => true,
        (error: unknown) => (isCommerceError(error, 'not-found') ? false : Promise.reject(error)),
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

function toLife(
  { read, put }: Calls,
  getCapabilities: GetCapabilities,
): Pick<Sessions, 'isConfirmed' | 'paysAsAnybody' | 'renew' | 'end'> {
  const askSession = () =>
    askOffered(getCapabilities, 'sessions', () =>
      read(({ client }) => client.request('GET', `${identityPath}/session`)),
    )
  return {
    isConfirmed: () =>
      unlessRefused(async () => {
        if ((await askSession()) === null) await read(({ customers }) => customers.retrieve())
        return true
      }),
    paysAsAnybody: () => unlessRefused(async () => anybodySchema.safeParse(await askSession()).success),
    async renew() {
      const answer = await askOffered(getCapabilities, 'sessions', () =>
        put(({ client }) => client.request('POST', `${identityPath}/renew`)),
      )
      return answer === null ? null : tokenSchema.parse(answer).access_token
    },
    async end() {
      await put(({ auth }) => auth.deleteSession())
    },
  }
}

async function unlessRefused(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask()
  } catch (error) {
    if (isCommerceError(error, 'unauthenticated')) return false
    throw error
  }
}
