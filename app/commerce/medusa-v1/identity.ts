import { z } from 'zod'
import { isCommerceError } from '../errors'
import { type Identity, type LinkRequest, type OneTimeMark } from '../shop/identity'
import { type Calls } from './repeatable-calls'
import { toLocaleHeader } from './plugin-headers'
import { type MakeProof, toLinkClaims } from './proof'
import { toProviderClaims } from './provider-claims'

const identityPath = '/store/vitrine/identity'
const providersPath = `${identityPath}/providers`

const passwordLinkSchema = z.object({
  valid: z.boolean(),
  names: z.array(z.string()).default([]),
  proved: z.boolean().default(true),
})
const openSchema = z.object({ valid: z.boolean() })
const emailSchema = z.object({ email: z.string() })
const providersSchema = z.object({
  providers: z.array(z.object({ id: z.string(), issuer: z.string(), email: z.string().nullable() })),
})

export function toIdentity(calls: Calls, makeProof: MakeProof): Identity {
  return { ...toPasswords(calls), ...toMailedLinks(calls, makeProof), ...toConnections(calls, makeProof) }
}

type Passwords = 'hasAccount' | 'changePassword' | 'mailPasswordLink' | 'checkPasswordLink' | 'resetPassword'

function toPasswords({ read, write, put }: Calls): Pick<Identity, Passwords> {
  return {
    // Medusa keeps addresses in lower case
    hasAccount: async (email) => (await read(({ auth }) => auth.exists(email.toLowerCase()))).exists,
    async changePassword(password, locale) {
      await put(({ customers }) => customers.update({ password }, toLocaleHeader(locale)))
    },
    async mailPasswordLink(email, locale) {
      await write(({ customers }) => customers.generatePasswordToken({ email }, toLocaleHeader(locale)))
    },
    async checkPasswordLink(link) {
      const answer = await read(({ client }) => client.request('POST', `${identityPath}/reset-link`, { ...link }))
      return passwordLinkSchema.parse(answer)
    },
    async resetPassword(link, password, locale) {
      try {
        await write(({ customers }) => customers.resetPassword({ ...link, password }, toLocaleHeader(locale)))
        return true
      } catch (error) {
        if (isCommerceError(error, 'unauthenticated', 'invalid', 'not-found')) return false
        // Medusa answers so to a token that was used: the password that it was signed with is no longer there
        if (isCommerceError(error) && error.status === 500) return false
        throw error
      }
    },
  }
}

type MailedLinks = 'isLinkOpen' | 'changeEmail' | 'undoEmailChange' | 'eraseAccount'

function toMailedLinks({ read, write }: Calls, makeProof: MakeProof): Pick<Identity, MailedLinks> {
  async function send(
    [path, audience]: [path: string, audience: string],
    { customerId, email, generation }: LinkRequest,
    link: OneTimeMark,
    locale: string,
  ): Promise<void> {
    const claims = { customer_id: customerId, email, generation, ...toLinkClaims(link) }
    const proof = await makeProof(audience, claims)
    await write(({ client }) =>
      client.request('POST', `${identityPath}/${path}`, { proof }, {}, toLocaleHeader(locale)),
    )
  }
  return {
    async isLinkOpen(linkId, account) {
      const { customerId: customer_id, ...about } = account ?? {}
      const body = { link_id: linkId, customer_id, ...about }
      const answer = await read(({ client }) => client.request('POST', `${identityPath}/link`, body)).catch(
        (error: unknown) => (isCommerceError(error, 'not-found') ? { valid: true } : Promise.reject(error)),
      )
      return openSchema.parse(answer).valid
    },
    changeEmail: (request, link, locale) => send(['email', 'vitrine:change-email'], request, link, locale),
    async undoEmailChange(token) {
      const answer = await write(({ client }) => client.request('POST', `${identityPath}/email/undo`, { token }))
      return emailSchema.parse(answer).email
    },
    eraseAccount: (request, link, locale) => send(['erasure', 'vitrine:erase-account'], request, link, locale),
  }
}

type Connections = 'listConnections' | 'connectProvider' | 'disconnectProvider'

function toConnections({ read, write, put }: Calls, makeProof: MakeProof): Pick<Identity, Connections> {
  return {
    async listConnections() {
      return providersSchema.parse(await read(({ client }) => client.request('GET', providersPath))).providers
    },
    async connectProvider(user, locale) {
      const proof = await makeProof('vitrine:connect-provider', toProviderClaims(user))
      const asked = write(({ client }) => client.request('POST', providersPath, { proof }, {}, toLocaleHeader(locale)))
      return asked.then(
        () => true,
        (error: unknown) => (isCommerceError(error, 'conflict') ? false : Promise.reject(error)),
      )
    },
    async disconnectProvider(id) {
      await put(({ client }) => client.request('DELETE', `${providersPath}/${encodeURIComponent(id)}`)).catch(
        (error: unknown) => {
          if (!isCommerceError(error, 'not-found')) throw error
        },
      )
    },
  }
}
