import { z } from 'zod'
import { type PasswordLink } from '~/commerce/shop/identity'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { createTokenCipher } from '~/features/session/token-cipher.server'
import { type FormAnswer } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { signedCookie } from '~/http/server/cookies.server'
import { paths } from '~/paths'
import { toResetPasswordSchema } from './auth.schema.server'
import { completeSignIn } from './complete-sign-in.server'
import { toOwnWords } from './password-policy.server'
import { checksResetLinks } from './passwordless/capability.server'
import { readCheckedForm } from './read-checked-form.server'
import { requestSetPasswordToken } from './set-password-token.server'
import { goTo, readCallbackPath, readRedirectTarget } from './nextauth-protocol.server'

// as long as Medusa's token
const linkSeconds = 15 * 60
const linkSchema = z.object({ email: z.string().min(1).max(254), token: z.string().min(1).max(2000) })

const linkCookie = signedCookie('password-reset', z.string().max(3500), { maxAge: linkSeconds })
// the mail's own link knows no more than the language
const returnCookie = signedCookie('password-reset-return', z.string().max(1000), { maxAge: linkSeconds })
const cipher = createTokenCipher(env.SESSION_SECRETS, 'vitrine: link of a forgotten password')

/** Lets a link that this browser asks for lead back to `callbackPath`. */
export async function keepReturn(ctx: RequestContext, callbackPath: string): Promise<void> {
  ctx.headers.append('Set-Cookie', await returnCookie.write(callbackPath))
}

/**
 * Takes the mail's link out of the address at once, into a cookie that nobody can read: addresses stand in histories and
 * logs. @throws a redirect to the address without it
 */
export async function openResetLink(ctx: RequestContext): Promise<void> {
  const query = ctx.url.searchParams
  if (!query.has('token')) return
  const link = linkSchema.safeParse({ email: query.get('email'), token: query.get('token') })
  const kept = link.success ? await linkCookie.write(await cipher.encrypt(JSON.stringify(link.data))) : null
  if (kept) ctx.headers.append('Set-Cookie', kept)
  else ctx.headers.append('Set-Cookie', await linkCookie.clear())
  const asked = (await returnCookie.read(ctx.cookies)) ?? query.get('callbackUrl')
  goTo(ctx, paths.resetPassword(readCallbackPath(ctx, asked)))
}

/**
 * What the page shows: whether the shopper has come here by a link that may still be good, and whose account it is about
 * where the backend says that it is. @throws CommerceError where the backend does not answer
 */
export async function getResetPage(ctx: RequestContext): Promise<{ isOpen: boolean; email: string | null }> {
  const link = await readLink(ctx)
  if (!link || !(await checksResetLinks(ctx))) return { isOpen: link !== null, email: null }
  const { valid } = await ctx.commerce.as({}).identity.checkPasswordLink(link)
  if (!valid) ctx.security.tell('token-refused', { token: 'password-link', reason: 'used', email: link.email })
  return { isOpen: valid, email: valid ? link.email : null }
}

/**
 * By which names the account goes, which nobody should choose as its password, and whether anybody has proved its address:
 * what was entered before goes with the new password where nobody has.
 */
async function readAccount(
  ctx: RequestContext,
  link: PasswordLink | null,
): Promise<{ names: string[]; proved: boolean }> {
  if (!link || !(await checksResetLinks(ctx))) return { names: [], proved: true }
  return ctx.commerce.as({}).identity.checkPasswordLink(link)
}

async function readLink(ctx: RequestContext): Promise<PasswordLink | null> {
  const text = await cipher.decrypt((await linkCookie.read(ctx.cookies)) ?? '')
  return text === null ? null : linkSchema.parse(JSON.parse(text))
}

/**
 * Sets the new password and signs its owner in, or says what has to be corrected; where the link was used already or is too
 * old, the page does.
 */
export async function postNewPassword(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  const { callbackPath } = readRedirectTarget(ctx, form)
  const link = await readLink(ctx)
  const { names, proved } = await readAccount(ctx, link)
  const ownWords = link ? toOwnWords({ email: link.email, names }) : []
  const posted = await readCheckedForm(ctx, form, toResetPasswordSchema(ownWords))
  if (!posted.ok) return posted
  await ctx.limits.count('new-password')
  const { password } = posted.value
  const done = link !== null && (await ctx.commerce.as({}).identity.resetPassword(link, password, ctx.locale.code))
  if (done) ctx.security.tell('password-reset', { email: link.email })
  else
    ctx.security.tell('token-refused', { token: 'password-link', reason: link ? 'used' : 'none', email: link?.email })
  ctx.headers.append('Set-Cookie', await linkCookie.clear())
  ctx.headers.append('Set-Cookie', await returnCookie.clear())
  if (!done) return goOn(paths.resetPassword(callbackPath))
  const token = await requestSetPasswordToken(ctx, { email: link.email, password, callbackPath })
  await completeSignIn(ctx, { token, method: 'credentials', callbackPath })
  const key = proved ? 'auth:notices.password-changed' : 'auth:notices.password-changed-emptied'
  return goOn(callbackPath, { kind: 'success', key })
}
