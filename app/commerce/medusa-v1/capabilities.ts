import { z } from 'zod'
import { type Capabilities } from '../shop/capabilities'
import { orNull } from './or-null'
import { type Medusa } from './types'

const answerSchema = z.object({
  passwordless: z.boolean(),
  orderClaims: z.boolean().default(false),
  generations: z.boolean().default(false),
  links: z.boolean().default(false),
  providers: z.boolean().default(false),
  passkeys: z.boolean().default(false),
  // plugins had these before they said so: then it shows when they are asked for
  sessions: z.boolean().default(true),
  formerHandles: z.boolean().default(true),
  priorPrices: z.boolean().default(true),
  bestsellers: z.boolean().default(false),
  orderPasts: z.boolean().default(true),
  lineAccounts: z.boolean().default(true),
  withdrawals: z.boolean().default(true),
})

const plain: Capabilities = {
  passwordless: false,
  resetLinks: false,
  providers: false,
  passkeys: false,
  endingSessions: false,
  orderClaims: false,
  sessions: false,
  formerHandles: false,
  priorPrices: false,
  bestsellers: false,
  // of Medusa 1.20 alone the completion of one hangs for ever
  exchanges: false,
  orderPasts: false,
  lineAccounts: false,
  withdrawals: false,
}

/**
 * What the plugin offers; nothing where there is none.
 * @throws CommerceError while the backend does not answer
 */
export async function readCapabilities({ client }: Pick<Medusa, 'client'>): Promise<Capabilities> {
  const { data } = answerSchema.safeParse(await orNull(client.request('GET', '/store/vitrine/identity')))
  // a proxy may say 404 of a backend that is away, and this would be believed for minutes
  if (!data) await client.request('GET', '/store/regions?limit=1&fields=id&expand=')
  if (!data) return plain
  const { passwordless, generations, links, ...others } = data
  return {
    ...others,
    passwordless: passwordless && links,
    resetLinks: links,
    endingSessions: generations,
    exchanges: true,
  }
}
