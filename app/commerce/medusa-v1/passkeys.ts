import { z } from 'zod'
import { isCommerceError } from '../errors'
import { type Passkeys } from '../shop/passkeys'
import { type Calls } from './repeatable-calls'
import { toDeviceHeader, toLocaleHeader } from './plugin-headers'
import { type MakeProof, toLinkClaims } from './proof'

const identityPath = '/store/vitrine/identity'
const passkeysPath = `${identityPath}/passkeys`

const foundSchema = z.object({
  passkey: z.object({ public_key: z.string(), counter: z.number(), transports: z.array(z.string()) }).nullable(),
})
const listSchema = z.object({
  passkeys: z.array(
    z.object({ id: z.string(), device: z.string().nullable(), created_at: z.string(), used_at: z.string().nullable() }),
  ),
})

/** Keys go as base64url. */
export function toPasskeys({ read, write, put }: Calls, makeProof: MakeProof): Passkeys {
  return {
    async getPasskey(id) {
      const proof = await makeProof('vitrine:find-passkey', { credential_id: id })
      const answer = await put(({ client }) => client.request('POST', `${identityPath}/passkey`, { proof }))
      const { passkey } = foundSchema.parse(answer)
      if (!passkey) return null
      const { public_key: publicKey, counter, transports } = passkey
      return { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter, transports }
    },
    async listPasskeys() {
      const { passkeys } = listSchema.parse(await read(({ client }) => client.request('GET', passkeysPath)))
      return passkeys.map(({ id, device, created_at: createdAt, used_at: usedAt }) => {
        return { id, device, createdAt, usedAt }
      })
    },
    async addPasskey(customerId, { id, publicKey, counter, transports = [] }, challenge, { device, locale }) {
      const public_key = Buffer.from(publicKey).toString('base64url')
      const claims = { customer_id: customerId, credential_id: id, public_key, counter, transports }
      const proof = await makeProof('vitrine:add-passkey', { ...claims, ...toLinkClaims(challenge) })
      const headers = { ...toDeviceHeader(device), ...toLocaleHeader(locale) }
      try {
        await write(({ client }) => client.request('POST', passkeysPath, { proof }, {}, headers))
        return 'added'
      } catch (error) {
        if (isCommerceError(error, 'conflict')) return 'taken'
        // the session was confirmed a moment ago
        if (isCommerceError(error, 'unauthenticated')) return 'refused'
        throw error
      }
    },
    deletePasskey: (id) =>
      put(({ client }) => client.request('DELETE', `${passkeysPath}/${encodeURIComponent(id)}`)).then(
        () => true,
        (error: unknown) => (isCommerceError(error, 'not-found') ? false : Promise.reject(error)),
      ),
  }
}
