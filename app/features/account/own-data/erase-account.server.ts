import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { getAuthForm } from '~/features/auth/auth-form.server'
import { leaveCart } from '~/features/auth/sign-in-cart.server'
import { canProveByMail } from '~/features/auth/passwordless/capability.server'
import { isLinkOpen } from '~/features/auth/passwordless/open-link.server'
import { createSealedLinks, linkMinutes } from '~/features/auth/passwordless/sealed-link.server'
import { sendLink, toMailFault } from '~/features/auth/passwordless/send-link.server'
import { readCheckedForm } from '~/features/auth/read-checked-form.server'
import { goTo, withQuery } from '~/features/auth/nextauth-protocol.server'
import { type FormAnswer } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { refuse } from '~/forms/refuse.server'
import { paths } from '~/paths'

const linkSchema = z.object({ customerId: z.string(), email: z.string(), generation: z.number() })
const kind = 'erasure-link'
const links = createSealedLinks('vitrine: deletion of an account', kind, linkSchema)

/**
 * What the page shows: with a link from the mail the account that it deletes, otherwise what can be done with one's data.
 * @throws a redirect where nobody is signed in or the link is none
 */
export async function getOwnDataPage(ctx: RequestContext) {
  ctx.answer.doNotStore()
  const form = { ...(await getAuthForm(ctx)), action: paths.accountData(ctx.locale.code) }
  const token = ctx.url.searchParams.get('token')
  if (token === null) {
    const { customer } = await ctx.session.require()
    const canErase = await canProveByMail(ctx)
    return { form, email: customer.email, canErase, token: null }
  }
  const link = await links.open(ctx, token)
  const isOpen = link && (await isLinkOpen(ctx, { kind, mark: link.mark, account: link.content }))
  return link && isOpen ? { form, email: link.content.email, canErase: true, token } : goTo(ctx, toNoLink(ctx))
}

export type OwnDataPageData = Awaited<ReturnType<typeof getOwnDataPage>>

/** Takes either form of the page. @throws a redirect where nobody is signed in */
export async function postOwnData(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  return form.has('token') ? eraseAccount(ctx, form) : askForLink(ctx, form)
}

async function askForLink(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  const { customer } = await ctx.session.require()
  const posted = await readCheckedForm(ctx, form, z.object({}))
  if (!posted.ok) return posted
  await ctx.limits.count('email-link', customer.email)
  const generation = ctx.commerce.as(await ctx.session.getShopper()).sessions.getGeneration()
  try {
    const sealed = await links.seal({ customerId: customer.id, email: customer.email, generation })
    await sendLink(ctx, customer.email, composeMail(ctx, sealed))
  } catch (error) {
    ctx.log.error({ code: toMailFault(error) }, 'the mail that confirms a deletion was not sent')
    return refuse(ctx, form, 503, { message: 'auth:errors.EmailSignin' })
  }
  ctx.security.tell('erasure-asked', { ...(await ctx.session.readSubject()), email: customer.email })
  const page = paths.accountData(ctx.locale.code)
  const flash = { kind: 'success', key: 'account:data.erase.sent', params: { email: customer.email } } as const
  return goOn(page, flash)
}

function composeMail({ t, url, locale }: RequestContext, token: string) {
  return {
    subject: t('mails:delete-account.subject', { shop: env.SHOP_NAME }),
    lead: t('mails:delete-account.lead', { shop: env.SHOP_NAME }),
    link: new URL(withQuery(paths.accountData(locale.code), { token }), url).href,
    action: t('mails:delete-account.action'),
    notes: [t('mails:link.validity', { count: linkMinutes }), t('mails:delete-account.not-you')],
  }
}

async function eraseAccount(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  const posted = await readCheckedForm(ctx, form, z.object({ token: z.string() }))
  if (!posted.ok) return posted
  const link = await links.open(ctx, posted.value.token)
  if (!link) return goOn(toNoLink(ctx))
  const { customerId, email } = link.content
  try {
    await ctx.commerce.as({}).identity.eraseAccount(link.content, link.mark, ctx.locale.code)
  } catch (error) {
    if (!isCommerceError(error, 'unauthenticated')) throw error
    ctx.security.tell('token-refused', { token: 'erasure-link', reason: 'used', customerId, email })
    return goOn(toNoLink(ctx))
  }
  ctx.security.tell('account-erased', { customerId, email })
  // the browser with the mail may be another one's
  if ((await ctx.session.peek())?.customer.id === customerId) {
    await leaveCart(ctx)
    await ctx.session.forget()
  }
  const next = paths.home(ctx.locale.code)
  return goOn(next, { kind: 'success', key: 'account:data.erase.done' })
}

function toNoLink(ctx: RequestContext): string {
  const callbackUrl = paths.accountData(ctx.locale.code)
  return withQuery(paths.authError(), { error: 'Verification', callbackUrl })
}
