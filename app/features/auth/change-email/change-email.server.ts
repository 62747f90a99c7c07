import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type LinkRequest, type OneTimeMark } from '~/commerce/shop/identity'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { type FormAnswer } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { refuse } from '~/forms/refuse.server'
import { paths } from '~/paths'
import { fail } from '~/respond.server'
import { getAuthForm } from '../auth-form.server'
import { newEmailSchema } from '../auth.schema.server'
import { canProveByMail } from '../passwordless/capability.server'
import { isLinkOpen } from '../passwordless/open-link.server'
import { createSealedLinks, linkMinutes } from '../passwordless/sealed-link.server'
import { sendLink, toMailFault } from '../passwordless/send-link.server'
import { readCheckedForm } from '../read-checked-form.server'
import { goTo, readRedirectTarget, withQuery } from '../nextauth-protocol.server'

const kind = 'email-change-link'
const links = createSealedLinks(
  'vitrine: change of an e-mail address',
  kind,
  // the generation of the session that asked: once all sessions were ended, the link is void
  z.object({ customerId: z.string(), email: z.string(), generation: z.number() }),
)

/** Whether an address can be changed here: the backend's plugin keeps the old one until the new one is confirmed. */
export async function canChangeEmail(ctx: RequestContext): Promise<boolean> {
  return canProveByMail(ctx)
}

/**
 * What the page shows: with a link from the mail the address that it confirms, otherwise the form that asks for one.
 * @throws the 404 page where addresses cannot be changed, a redirect where nobody is signed in or the link is none
 */
export async function getChangeEmailPage(ctx: RequestContext) {
  if (!(await canChangeEmail(ctx))) fail('not-found')
  ctx.answer.doNotStore()
  const form = { ...(await getAuthForm(ctx)), action: paths.changeEmail(ctx.locale.code) }
  const token = ctx.url.searchParams.get('token')
  if (token === null) {
    const { customer } = await ctx.session.require()
    return { form, current: customer.email, typed: (await ctx.session.takeKeptFields())?.email, confirmed: null }
  }
  const link = await links.open(ctx, token)
  const isOpen = link && (await isLinkOpen(ctx, { kind, mark: link.mark, account: toAsker(link.content) }))
  if (!link || !isOpen)
    return goTo(ctx, withQuery(paths.authError(), { error: 'Verification', callbackUrl: form.callbackPath }))
  return { form, current: null, confirmed: { token, email: link.content.email } }
}

// the address is not the account's yet
function toAsker({ customerId, generation }: { customerId: string; generation: number }) {
  return { customerId, generation }
}

export type ChangeEmailPageData = Awaited<ReturnType<typeof getChangeEmailPage>>

/** Takes either form of the page. */
export async function postChangeEmail(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  if (!(await canChangeEmail(ctx))) fail('not-found')
  return form.has('token') ? confirmAddress(ctx, form) : askForAddress(ctx, form)
}

async function askForAddress(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  const { customer } = await ctx.session.requireFresh(form)
  const posted = await readCheckedForm(ctx, form, newEmailSchema)
  if (!posted.ok) return posted
  const { email } = posted.value
  if (email === customer.email) return refuse(ctx, form, 400, { errors: { email: 'auth:change-email.same' } })
  await ctx.limits.count('email-link', email)
  const generation = ctx.commerce.as(await ctx.session.getShopper()).sessions.getGeneration()
  try {
    const sealed = await links.seal({ customerId: customer.id, email, generation })
    await sendLink(ctx, email, composeMail(ctx, sealed))
  } catch (error) {
    ctx.log.error({ code: toMailFault(error) }, 'the mail that confirms an address was not sent')
    return refuse(ctx, form, 503, { message: 'auth:errors.EmailSignin' })
  }
  ctx.security.tell('email-change-asked', { ...(await ctx.session.readSubject()), email })
  const page = paths.changeEmail(ctx.locale.code)
  return goOn(page, { kind: 'success', key: 'auth:change-email.sent' })
}

function composeMail({ t, url, locale }: RequestContext, token: string) {
  const path = withQuery(paths.changeEmail(locale.code), { token })
  return {
    subject: t('mails:link.address-subject', { shop: env.SHOP_NAME }),
    lead: t('mails:link.address-lead', { shop: env.SHOP_NAME }),
    link: new URL(path, url).href,
    action: t('mails:link.address-action'),
    notes: [t('mails:link.validity', { count: linkMinutes }), t('mails:link.not-you')],
  }
}

async function confirmAddress(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  const { callbackPath } = readRedirectTarget(ctx, form)
  const posted = await readCheckedForm(ctx, form, z.object({ token: z.string() }))
  if (!posted.ok) return posted
  const link = await links.open(ctx, posted.value.token)
  const outcome = link && (await changeAddress(ctx, link.content, link.mark))
  if (outcome === 'taken') return refuse(ctx, form, 409, { message: 'auth:change-email.taken' })
  if (outcome !== 'changed') {
    return goOn(withQuery(paths.authError(), { error: 'Verification', callbackUrl: callbackPath }))
  }
  const flash = { kind: 'success', key: 'auth:change-email.done' } as const
  // a browser that is not signed in would be sent on from there, past the message
  const next = (await ctx.session.read()) ? callbackPath : paths.signIn(undefined, callbackPath)
  return goOn(next, flash)
}

async function changeAddress(
  ctx: RequestContext,
  asked: LinkRequest,
  mark: OneTimeMark,
): Promise<'changed' | 'taken' | 'void'> {
  const subject = { customerId: asked.customerId, email: asked.email }
  try {
    await ctx.commerce.as({}).identity.changeEmail(asked, mark, ctx.locale.code)
  } catch (error) {
    const outcome = toOutcome(error)
    if (outcome === null) throw error
    const reason = outcome === 'void' ? 'used' : outcome
    ctx.security.tell('token-refused', { token: 'email-change-link', reason, ...subject })
    return outcome
  }
  ctx.security.tell('email-changed', subject)
  const session = await ctx.session.read()
  if (session?.customer.id === asked.customerId) {
    await ctx.session.update({ customer: { ...session.customer, email: asked.email } })
  }
  return 'changed'
}

function toOutcome(error: unknown): 'taken' | 'void' | null {
  if (isCommerceError(error, 'conflict')) return 'taken'
  return isCommerceError(error, 'unauthenticated') ? 'void' : null
}
