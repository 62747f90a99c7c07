import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { listProviders } from '../providers.server'
import { emailLinkProvider } from './email-link.server'

/**
 * What a guest needs to get an account that has the order placed with `email`; null for who is signed in, and where the
 * shop mails no links: registering an address proves nothing, so that no order may follow from it.
 */
export async function getOrderAccount(ctx: RequestContext, email: string) {
  if (await ctx.session.peek()) return null
  if (!(await listProviders(ctx)).includes(emailLinkProvider)) return null
  return { email, csrfToken: await ctx.csrf.getToken(), callbackPath: paths.account(ctx.locale.code) }
}

export type OrderAccountData = NonNullable<Awaited<ReturnType<typeof getOrderAccount>>>
