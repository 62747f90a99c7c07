import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'

const capabilitySchema = z.object({
  passwordless: z.boolean(),
  orderClaims: z.boolean().default(false),
  generations: z.boolean().default(false),
})

type Capability = z.infer<typeof capabilitySchema>
type Asking = Pick<RequestContext, 'commerce' | 'log'>

const cached = { key: 'identity', tags: ['identity'], policy: 'regions' as const }

/**
 * Whether somebody can sign in without a password here: the shop and its backend's plugin share a secret.
 */
export async function isPasswordless(ctx: Asking): Promise<boolean> {
  if (!env.IDENTITY_SECRET) return false
  return (await readCapability(ctx))?.passwordless ?? false
}

/** Whether the backend's plugin mails the link that moves a guest's order into an account; Medusa alone mails none. */
export async function canClaimOrders(ctx: Asking): Promise<boolean> {
  return (await readCapability(ctx))?.orderClaims ?? false
}

/** Whether the backend's plugin knows the generation of every token, so that all sessions of an account can be ended. */
export async function knowsGenerations(ctx: Asking): Promise<boolean> {
  return (await readCapability(ctx))?.generations ?? false
}

async function readCapability({ commerce, log }: Asking): Promise<Capability | undefined> {
  try {
    const answer = await commerce.catalogue.read(cached, (medusa) =>
      medusa.client
        .request('GET', '/store/vitrine/identity')
        .catch((error: unknown) => (isCommerceError(error, 'not-found') ? null : Promise.reject(error))),
    )
    return capabilitySchema.safeParse(answer).data
  } catch (error) {
    log.warn({ err: error }, 'it is not known what the backend’s plugin offers')
    return undefined
  }
}
