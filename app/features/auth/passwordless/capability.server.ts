import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'

const capabilitySchema = z.object({ passwordless: z.boolean() })

const cached = { key: 'identity', tags: ['identity'], policy: 'regions' as const }

/**
 * Whether somebody can sign in without a password here: the shop and its backend's plugin share a secret. Asked of the
 * backend every few minutes; no while it does not answer.
 */
export async function isPasswordless({ commerce, log }: Pick<RequestContext, 'commerce' | 'log'>): Promise<boolean> {
  if (!env.IDENTITY_SECRET) return false
  try {
    const answer = await commerce.catalogue.read(cached, (medusa) =>
      medusa.client
        .request('GET', '/store/vitrine/identity')
        .catch((error: unknown) => (isCommerceError(error, 'not-found') ? null : Promise.reject(error))),
    )
    return capabilitySchema.safeParse(answer).data?.passwordless ?? false
  } catch (error) {
    log.warn({ err: error }, 'it is not known whether the backend lets anybody sign in without a password')
    return false
  }
}
