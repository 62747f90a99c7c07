import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { canSendMail } from './send-link.server'

const capabilitySchema = z.object({
  passwordless: z.boolean(),
  orderClaims: z.boolean().default(false),
  generations: z.boolean().default(false),
  links: z.boolean().default(false),
  providers: z.boolean().default(false),
  passkeys: z.boolean().default(false),
})

type Capability = z.infer<typeof capabilitySchema>
type Asking = Pick<RequestContext, 'commerce' | 'log'>

const cached = { key: 'identity', tags: ['identity'], policy: 'regions' as const }

/**
 * Whether somebody can sign in without a password here: the shop and its backend's plugin share a secret, and the plugin
 * lets every mailed link count once.
 */
export async function isPasswordless(ctx: Asking): Promise<boolean> {
  if (!env.IDENTITY_SECRET) return false
  const { passwordless, links } = (await readCapability(ctx)) ?? {}
  return Boolean(passwordless && links)
}

/** Whether a mailed link can prove here that somebody owns an address. */
export async function canProveByMail(ctx: Asking): Promise<boolean> {
  return canSendMail && isPasswordless(ctx)
}

/** Whether OpenID Connect providers can be signed in with: the plugin keeps who is which customer. */
export async function connectsProviders(ctx: Asking): Promise<boolean> {
  if (env.IDENTITY_PROVIDERS.length === 0 || !(await isPasswordless(ctx))) return false
  return (await readCapability(ctx))?.providers ?? false
}

/** Whether the backend's plugin keeps whose account a passkey opens. */
export async function keepsPasskeys(ctx: Asking): Promise<boolean> {
  return (await isPasswordless(ctx)) && ((await readCapability(ctx))?.passkeys ?? false)
}

/** Whether the backend's plugin says of a link for a forgotten password whether it still counts. */
export async function checksResetLinks(ctx: Asking): Promise<boolean> {
  return (await readCapability(ctx))?.links ?? false
}

/** Whether the backend's plugin mails the link that moves a guest's order into an account; Medusa alone mails none. */
export async function canClaimOrders(ctx: Asking): Promise<boolean> {
  return (await readCapability(ctx))?.orderClaims ?? false
}

/** Whether the backend's plugin knows the generation of every token, so that all sessions of an account can be ended. */
export async function knowsGenerations(ctx: Asking): Promise<boolean> {
  return (await readCapability(ctx))?.generations ?? false
}

/** Whether the backend has said what its plugin offers: it may be away, and have a plugin all the same. */
export async function isCapabilityKnown(ctx: Asking): Promise<boolean> {
  return !env.IDENTITY_SECRET || (await askCapability(ctx)) !== undefined
}

async function readCapability(ctx: Asking): Promise<Capability | undefined> {
  return (await askCapability(ctx)) ?? undefined
}

/** Null without a plugin; undefined where the backend does not answer. */
async function askCapability({ commerce, log }: Asking): Promise<Capability | null | undefined> {
  try {
    const answer = await commerce.catalogue.read(cached, ({ medusa }) =>
      medusa.client
        .request('GET', '/store/vitrine/identity')
        .catch((error: unknown) => (isCommerceError(error, 'not-found') ? null : Promise.reject(error))),
    )
    return capabilitySchema.safeParse(answer).data ?? null
  } catch (error) {
    log.warn({ err: error }, 'it is not known what the backend’s plugin offers')
    return undefined
  }
}
