import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { connectMerchant } from '~/commerce/merchant.admin.server'
import { type MerchantProof } from '~/commerce/shop/merchant'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { type FormAnswer } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { refuse, refuseTooMany } from '~/forms/refuse.server'
import { TooManyError } from '~/http/server/too-many-error'
import { type MessageKey } from '~/i18n/keys'
import { paths } from '~/paths'
import { toPauseMs } from '~/pause.server'
import { beginMerchantSession, endMerchantSession, isShopKey } from './merchant-session.server'

const formSchema = z.object({
  email: z.string().trim().toLowerCase().max(254).catch(''),
  password: z.string().max(1000).catch(''),
  apiToken: z.string().trim().max(1000).optional().catch(undefined),
})

type Typed = z.infer<typeof formSchema>

// as long as a refused shopper waits: what takes longer must not tell who is of the staff
const refusalFloorMs = 700

/** What the page of the sign-in shows. */
export async function getMerchantSignIn(ctx: RequestContext) {
  return { csrfToken: await ctx.csrf.getToken(), takesKey: env.MEDUSA_ADMIN_API_KEY !== undefined }
}

/**
 * Signs in with a user of the back office, or with the shop's key: that the shop has one proves nothing about who asks, so
 * it is typed.
 */
export async function postMerchantSignIn(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  if (!(await ctx.csrf.isToken(form.get('csrfToken')))) return refuse(ctx, form, 403, { message: 'auth:errors.csrf' })
  const typed = formSchema.parse(Object.fromEntries(form))
  const fields = typed.apiToken === undefined ? (['email', 'password'] as const) : (['apiToken'] as const)
  const missing = fields.filter((field) => typed[field] === '')
  if (missing.length > 0) {
    const errors = missing.map((field) => [field, 'merchant:sign-in.missing'] as const)
    return refuse(ctx, form, 400, { errors: Object.fromEntries(errors) })
  }
  const account = typed.apiToken === undefined ? typed.email : undefined
  const method = account === undefined ? 'merchant-key' : 'merchant'
  try {
    await ctx.limits.count('merchant-sign-in', account)
  } catch (error) {
    if (!(error instanceof TooManyError)) throw error
    const keys = ['auth:errors.TooManyRequestsSoon', 'auth:errors.TooManyRequests'] as const
    return refuseTooMany(ctx, form, error, { field: null, keys })
  }
  const startedAt = Date.now()
  const { proof, message } = await findProof(ctx, typed)
  if (!proof) {
    await wait(Math.max(0, toPauseMs(refusalFloorMs) - (Date.now() - startedAt)))
    ctx.security.tell('sign-in-refused', { method, email: account })
    return refuse(ctx, form, 401, { message })
  }
  await ctx.limits.forgive('merchant-sign-in', account)
  await beginMerchantSession(ctx, proof)
  ctx.security.tell('sign-in', { method, email: account })
  return goOn(paths.merchant())
}

async function findProof(
  ctx: RequestContext,
  { email, password, apiToken }: Typed,
): Promise<{ proof: Exclude<MerchantProof, 'nobody'> | null; message?: MessageKey }> {
  if (apiToken === undefined) {
    const token = await connectMerchant(ctx, 'nobody').signIn({ email, password })
    return { proof: token === null ? null : { token }, message: 'auth:errors.CredentialsSignin' }
  }
  if (!isShopKey(apiToken)) return { proof: null, message: 'merchant:sign-in.wrong-key' }
  const isTaken = (await connectMerchant(ctx, { apiKey: apiToken }).getUser()) !== null
  return { proof: isTaken ? { apiKey: apiToken } : null, message: 'merchant:sign-in.unknown-key' }
}

export async function postMerchantSignOut(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  if (!(await ctx.csrf.isToken(form.get('csrfToken')))) return goOn(paths.merchant())
  await endMerchantSession(ctx)
  ctx.security.tell('session-ended', { how: 'sign-out' })
  return goOn(paths.merchantSignIn())
}
