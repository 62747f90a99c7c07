import { connectBackend } from '~/commerce/backend.server'
import { env } from '~/env.server'
import { log } from '~/http/server/log.server'
import { checkIssuers } from './oidc/issuers.server'
import { offersPasskeys } from './passkeys/relying-party.server'
import { isPasswordless } from './passwordless/capability.server'
import { canSendMail } from './passwordless/send-link.server'

/** Says once, at the start, how shoppers can sign in here, and why not otherwise. Never rejects. */
export async function reportSignInMethods(): Promise<void> {
  const wanted = [...(canSendMail ? ['email'] : []), ...env.IDENTITY_PROVIDERS.map(({ id }) => id)]
  const asking = { commerce: connectBackend({ requestId: 'start', log }), log }
  const missing = await findObstacle(asking)
  const byPasskey = (await offersPasskeys(asking)) ? ['passkey'] : []
  const methods = ['credentials', ...(missing ? [] : wanted), ...byPasskey]
  if (missing && wanted.length > 0) log.warn({ methods, missing }, 'shoppers can sign in by password only')
  else log.info({ methods, ...(missing && { missing }) }, 'shoppers can sign in')
  if (env.SMTP_URL && !env.MAIL_FROM) log.warn({ missing: 'MAIL_FROM is not set' }, 'nobody is mailed a link')
  if (!missing) await checkIssuers()
}

async function findObstacle(asking: Parameters<typeof isPasswordless>[0]): Promise<string | null> {
  if (!env.IDENTITY_SECRET) return 'IDENTITY_SECRET is not set'
  return (await isPasswordless(asking))
    ? null
    : 'the backend has no medusa-plugin-vitrine as new as this shop, with identity.secret'
}
