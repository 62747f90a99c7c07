import { randomUUID } from 'node:crypto'
import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type ProviderIdentity, type OneTimeMark } from '~/commerce/shop/identity'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { toDeviceName } from '~/features/session/device-name.server'
import { signedCookie } from '~/http/server/cookies.server'
import { writeFlash } from '~/http/server/flash.server'
import { TooManyError } from '~/http/server/too-many-error'
import { paths } from '~/paths'
import { findIssuerByName } from '../oidc/issuers.server'
import { isLinkOpen } from '../passwordless/open-link.server'
import { createSealedLinks, linkMinutes } from '../passwordless/sealed-link.server'
import { sendLink, toMailFault } from '../passwordless/send-link.server'
import { type AuthProvider, type Outcome } from '../provider'
import { readRedirectTarget, withQuery } from '../nextauth-protocol.server'
import { toStrategyRequest } from '../strategy-request'

/** Who has just signed in at a provider, which is not connected with the account of the address yet. */
const connectSchema = z.object({ issuer: z.string(), subject: z.string(), provider: z.string() })

const linkSchema = z.object({
  email: z.string(),
  callbackPath: z.string(),
  browser: z.string(),
  connect: connectSchema.optional(),
})
const links = createSealedLinks('vitrine: sign-in by e-mail link', 'sign-in-link', linkSchema)
// tells the browser that asked for a link from others
const browserCookie = signedCookie('email-link', z.uuid(), { maxAge: linkMinutes * 60 })

const addressSchema = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** Sign-in by a link that is mailed to an address, which thereby is proved. */
export const emailLinkProvider: AuthProvider = {
  id: 'email',
  name: 'Email',
  type: 'email',
  start: (ctx, form) => authenticate(toStrategyRequest(ctx.url, form), ({ form }) => mailLink(ctx, form)),
  callback: (ctx, form) =>
    form
      ? authenticate(toStrategyRequest(ctx.url, form), ({ form }) => redeemLink(ctx, form))
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
  const { callbackPath } = readRedirectTarget(ctx, form)
  const refusal = await sendSignInLink(ctx, { email: address.data, callbackPath })
  if (refusal) return { kind: 'refused', ...refusal, typed: { email: typed, missing: [] } }
  return { kind: 'continued', to: withQuery(paths.verifyRequest(), { callbackUrl: callbackPath }) }
}

type LinkRequest = Pick<z.infer<typeof linkSchema>, 'email' | 'callbackPath' | 'connect'>
type LinkRefusal = Pick<Extract<Outcome, { kind: 'refused' }>, 'code' | 'status' | 'waitSeconds'>

/**
 * Mails a link that signs in. @returns why none was sent, else null
 * @throws TooManyError where this network asks for too many
 */
export async function sendSignInLink(ctx: RequestContext, wanted: LinkRequest): Promise<LinkRefusal | null> {
  try {
    await ctx.limits.count('email-link', wanted.email)
  } catch (error) {
    // what was sent a moment ago still counts
    if (!(error instanceof TooManyError && error.isAboutAccount)) throw error
    return { code: 'EmailLinksSent', status: 429, waitSeconds: error.waitSeconds }
  }
  try {
    await sendLink(ctx, wanted.email, await composeMail(ctx, wanted))
    return null
  } catch (error) {
    ctx.log.error({ code: toMailFault(error) }, 'the mail with a link to sign in was not sent')
    return { code: 'EmailSignin', status: 503 }
  }
}

async function composeMail(ctx: RequestContext, { email, callbackPath, connect }: LinkRequest) {
  const token = await links.seal({ email, callbackPath, connect, browser: await markBrowser(ctx) })
  const link = new URL(withQuery(paths.emailLink(), { token, callbackUrl: callbackPath }), ctx.url).href
  const { t } = ctx
  const shop = env.SHOP_NAME
  return {
    subject: t('mails:link.sign-in-subject', { shop }),
    lead: connect
      ? t('mails:link.connect-lead', { shop, provider: connect.provider })
      : t('mails:link.sign-in-lead', { shop }),
    link,
    action: t('mails:link.sign-in-action'),
    notes: [t('mails:link.validity', { count: linkMinutes }), t('mails:link.not-you')],
  }
}

async function markBrowser(ctx: RequestContext): Promise<string> {
  const browser = (await browserCookie.read(ctx.cookies)) ?? randomUUID()
  ctx.headers.append('Set-Cookie', await browserCookie.write(browser))
  return browser
}

/** What the page behind a link shows; null where the link is none, too old, or was used. */
export async function getEmailLinkPage(ctx: RequestContext) {
  const token = ctx.url.searchParams.get('token')
  const link = await links.open(ctx, token)
  if (!link || !token || !(await isLinkOpen(ctx, { kind: 'sign-in-link', mark: link.mark }))) return null
  const { email, callbackPath, connect, browser } = link.content
  return {
    token,
    email,
    callbackPath,
    /** The provider that the link connects with the account, in the browser that has come from there. */
    provider: connect?.provider ?? null,
    csrfToken: await ctx.csrf.getToken(),
    isOtherBrowser: !(await isBrowser(ctx, browser)),
  }
}

async function isBrowser(ctx: RequestContext, mark: string): Promise<boolean> {
  return (await browserCookie.read(ctx.cookies)) === mark
}

export type EmailLinkPageData = NonNullable<Awaited<ReturnType<typeof getEmailLinkPage>>>

async function redeemLink(ctx: RequestContext, form: FormData): Promise<Outcome> {
  const token = form.get('token')
  const link = await links.open(ctx, typeof token === 'string' ? token : null)
  if (!link) return { kind: 'refused', code: 'Verification', status: 403 }
  const { email, callbackPath, connect, browser } = link.content
  // only who has come from the provider may connect it: a stranger's link in one's mail must not let the stranger in
  const identity = connect && (await isBrowser(ctx, browser)) ? toIdentity(connect) : undefined
  try {
    const outcome = await signInAsOwner(ctx, { email, identity, link: link.mark }, callbackPath)
    if (identity) ctx.security.tell('provider-connected', { provider: findIssuerByName(connect?.provider)?.id, email })
    return outcome
  } catch (error) {
    if (!isCommerceError(error, 'unauthenticated')) throw error
    ctx.security.tell('token-refused', { token: 'sign-in-link', reason: 'used', email })
    return { kind: 'refused', code: 'Verification', status: 403 }
  }
}

/** Signs somebody in who has proved an address. @throws CommerceError `unauthenticated` where the link was used already */
async function signInAsOwner(
  ctx: RequestContext,
  proved: { email: string; link: OneTimeMark; identity?: ProviderIdentity },
  callbackPath: string,
): Promise<Outcome> {
  const { token, passwordVoid } = await ctx.commerce.as({}).sessions.signInByLink(proved, toDeviceName(ctx))
  if (passwordVoid) {
    const flash = { kind: 'notice', key: 'auth:notices.password-void' } as const
    ctx.headers.append('Set-Cookie', await writeFlash(callbackPath, flash))
  }
  return { kind: 'signed-in', token, callbackPath }
}

function toIdentity({ issuer, subject }: z.infer<typeof connectSchema>): ProviderIdentity {
  return { issuer, subject }
}
