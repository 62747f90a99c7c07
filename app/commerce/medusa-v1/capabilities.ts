import { z } from 'zod'
import { isCommerceError } from '../errors'
import { type Capabilities } from '../shop/capabilities'
import { type Medusa } from './types'

const answerSchema = z.object({
  passwordless: z.boolean(),
  orderClaims: z.boolean().default(false),
  generations: z.boolean().default(false),
  links: z.boolean().default(false),
  providers: z.boolean().default(false),
  passkeys: z.boolean().default(false),
})

const plain: Capabilities = {
  passwordless: false,
  resetLinks: false,
  providers: false,
  passkeys: false,
  endingSessions: false,
  orderClaims: false,
  // of Medusa 1.20 alone the completion of one hangs for ever
  exchanges: false,
}

/** What the plugin offers; nothing where there is none. */
export async function readCapabilities({ client }: Pick<Medusa, 'client'>): Promise<Capabilities> {
  const asked = client.request('GET', '/store/vitrine/identity')
  const { data } = answerSchema.safeParse(
    await asked.catch((error: unknown) => (isCommerceError(error, 'not-found') ? null : Promise.reject(error))),
  )
  if (!data) return plain
  const { passwordless, orderClaims, generations, links, providers, passkeys } = data
  return {
    passwordless: passwordless && links,
    resetLinks: links,
    providers,
    passkeys,
    endingSessions: generations,
    orderClaims,
    exchanges: true,
  }
}
