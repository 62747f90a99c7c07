import { randomUUID } from 'node:crypto'
import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { z } from 'zod'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { countAttempt } from '~/features/limits/rate-limits.server'
import { getCsrfToken } from '~/features/session/csrf.server'
import { signedCookie } from '~/http/cookies.server'
import { paths } from '~/paths'
import { signInAsOwner } from '../passwordless/proof.server'
import { createSealedLinks, linkMinutes } from '../passwordless/sealed-link.server'
import { sendLink, toMailFault } from '../passwordless/send-link.server'
import { type AuthProvider, type Outcome } from '../provider'
import { readWish, withQuery } from '../wire.server'

const links = createSealedLinks(
  'vitrine: sign-in by e-mail link',
  z.object({ email: z.string(), callbackPath: z.string(), browser: z.string() }),
)
// tells the browser that asked for a link from others
const browserCookie = signedCookie('email-link', z.uuid(), { maxAge: linkMinutes * 60 })

const addressSchema = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** Sign-in by a link that is mailed to an address, which thereby is proved. */
export const emailLinkProvider: AuthProvider = {
  id: 'email',
  name: 'Email',
  type: 'email',
  start: (ctx, request) => authenticate(request, ({ form }) => mailLink(ctx, form)),
  callback: (ctx, request) =>
    request.method === 'POST'
      ? authenticate(request, ({ form }) => redeemLink(ctx, form))
      : Promise.resolve({ kind: 'continued', to: withQuery(paths.emailLink(), readQuery(ctx)) }),
}

function authenticate(request: Request, verify: (posted: { form: FormData }) => Promise<Outcome>): Promise<Outcome> {
  return new Authenticator<Outcome>().use(new FormStrategy<Outcome>(verify), 'email').authenticate('email', request)
}

function readQuery({ url }: RequestContext) {
  return { token: url.searchParams.get('token'), callbackUrl: url.searchParams.get('callbackUrl') }
}

async function mailLink(ctx: RequestContext, form: FormData): Promise<Outcome> {
  const typed = String(form.get('email') ?? '').slice(0, 254)
  const address = addressSchema.safeParse(typed)
  if (!address.success) {
    const missing = typed.trim() === '' ? (['email'] as const) : []
    return { kind: 'refused', code: 'EmailSignin', status: 400, typed: { email: typed, missing: [...missing] } }
  }
  await countAttempt(ctx, 'email-link', address.data)
  const { callbackPath } = readWish(ctx, form)
  try {
    await sendLink(ctx, address.data, await composeMail(ctx, address.data, callbackPath))
  } catch (error) {
    ctx.log.error({ code: toMailFault(error) }, 'the mail with a link to sign in was not sent')
    return { kind: 'refused', code: 'EmailSignin', status: 503, typed: { email: typed, missing: [] } }
  }
  return { kind: 'continued', to: withQuery(paths.verifyRequest(), { callbackUrl: callbackPath }) }
}

async function composeMail(ctx: RequestContext, email: string, callbackPath: string) {
  const token = await links.seal({ email, callbackPath, browser: await markBrowser(ctx) })
  const link = new URL(withQuery(paths.emailLink(), { token, callbackUrl: callbackPath }), ctx.url).href
  const { t } = ctx
  return {
    subject: t('auth:mail.sign-in-subject', { shop: env.SHOP_NAME }),
    lead: t('auth:mail.sign-in-lead', { shop: env.SHOP_NAME }),
    link,
    action: t('auth:mail.sign-in-action'),
    notes: [t('auth:mail.validity', { count: linkMinutes }), t('auth:mail.not-you')],
  }
}

async function markBrowser(ctx: RequestContext): Promise<string> {
  const browser = (await browserCookie.read(ctx.cookies)) ?? randomUUID()
  ctx.headers.append('Set-Cookie', await browserCookie.write(browser))
  return browser
}

/** What the page behind a link shows; null where the link is none, or too old. */
export async function getEmailLinkPage(ctx: RequestContext) {
  const token = ctx.url.searchParams.get('token')
  const link = await links.open(token)
  if (!link || !token) return null
  return {
    token,
    email: link.email,
    callbackPath: link.callbackPath,
    csrfToken: await getCsrfToken(ctx),
    isOtherBrowser: (await browserCookie.read(ctx.cookies)) !== link.browser,
  }
}

export type EmailLinkPageData = NonNullable<Awaited<ReturnType<typeof getEmailLinkPage>>>

async function redeemLink(ctx: RequestContext, form: FormData): Promise<Outcome> {
  const token = form.get('token')
  const outcome = await links.redeem(typeof token === 'string' ? token : null, ({ email, callbackPath }) =>
    signInAsOwner(ctx, { email, callbackPath, method: 'email' }),
  )
  return outcome ?? { kind: 'refused', code: 'Verification', status: 403 }
}
