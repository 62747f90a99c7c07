import { isOutage } from '~/commerce/errors'
import { toTooMany } from '~/commerce/to-too-many'
import { type RequestContext } from '~/context.server'
import { type TooManyError } from '~/http/server/too-many-error'
import { paths } from '~/paths'
import { type FormAnswer } from '~/forms/form-answer'
import { fail } from '~/respond.server'
import { type AuthErrorCode, toErrorPageStatus } from './auth-error'
import { toAuthErrorText } from './auth-error-text.server'
import { completeSignIn } from './complete-sign-in.server'
import { type AuthProvider, type Outcome } from './provider'
import { findProvider } from './providers.server'
import { keepTyped } from './typed-sign-in.server'
import {
  goTo,
  readRedirectTarget,
  refuseForgery,
  sendOn,
  type RedirectTarget,
  withQuery,
} from './nextauth-protocol.server'

type Step = 'start' | 'callback'
type Refused = Extract<Outcome, { kind: 'refused' }>

/**
 * Takes the form that starts or finishes a sign-in and sends the shopper on, or answers a client's JSON.
 * @throws the 404 page where the shop has no such provider
 */
export async function postSignIn(
  ctx: RequestContext,
  form: FormData,
  providerId: string | undefined,
  step: Step,
): Promise<FormAnswer> {
  const provider = await requireProvider(ctx, providerId)
  const target = readRedirectTarget(ctx, form)
  const email = String(form.get('email') ?? '').slice(0, 254)
  const typed = email === '' ? undefined : { email, missing: [] }
  if (!(await ctx.csrf.isToken(form.get('csrfToken')))) {
    if (!target.json && typed) await keepTyped(ctx, typed)
    return refuseForgery(ctx, target)
  }
  const outcome = provider ? await attempt(ctx, { provider, run: () => provider[step](ctx, form), target }) : notKnown
  const { to, ...rest } = await finish(
    ctx,
    providerId,
    target,
    outcome.kind === 'refused' ? { typed, ...outcome } : outcome,
  )
  return sendOn(ctx, to, { json: target.json, ...rest })
}

const notKnown: Outcome = { kind: 'refused', code: 'Callback', status: 503 }

/** Null while nobody knows whether the shop has it. @throws the 404 page where it has no such provider */
async function requireProvider(ctx: RequestContext, id: string | undefined): Promise<AuthProvider | null> {
  const { provider, isListKnown } = await findProvider(ctx, id)
  return provider ?? (isListKnown ? fail('not-found') : null)
}

// nothing leads back to these but their forms: a browser that opens the address once more
const formTypes: readonly AuthProvider['type'][] = ['credentials', 'webauthn']

const toItsPage = ({ id }: AuthProvider): Outcome => ({ kind: 'continued', to: paths.signIn(id) })

/** The same for a link that leads back to the shop from elsewhere. @throws a redirect, or the 404 page */
export async function openCallback(ctx: RequestContext, providerId: string | undefined): Promise<never> {
  const provider = await requireProvider(ctx, providerId)
  const target = { json: false, callbackPath: paths.account(ctx.locale.code) }
  const { to } = await finish(ctx, providerId, target, await followLink(ctx, provider, target))
  return goTo(ctx, to)
}

async function followLink(
  ctx: RequestContext,
  provider: AuthProvider | null,
  target: RedirectTarget,
): Promise<Outcome> {
  if (!provider) return notKnown
  if (formTypes.includes(provider.type)) return toItsPage(provider)
  return attempt(ctx, { provider, run: () => provider.callback(ctx, null), target })
}

interface Attempt {
  provider: AuthProvider
  run: () => Promise<Outcome>
  target: RedirectTarget
}

async function attempt(ctx: RequestContext, { provider, run, target }: Attempt): Promise<Outcome> {
  try {
    const outcome = await run()
    if (outcome.kind !== 'signed-in') return outcome
    const { token, callbackPath = target.callbackPath } = outcome
    await completeSignIn(ctx, { token, method: provider.id, callbackPath })
    return { ...outcome, callbackPath }
  } catch (error) {
    if (error instanceof Response) throw error
    const tooMany = toTooMany(error)
    if (tooMany) return refuseForNow(target, tooMany)
    ctx.log.error({ err: error, provider: provider.id }, 'a sign-in failed')
    return isOutage(error)
      ? { kind: 'refused', code: 'Callback', status: 503 }
      : { kind: 'refused', code: 'Configuration', status: 500 }
  }
}

// a form gets the page that says so, a client the address of one
function refuseForNow({ json }: RedirectTarget, error: TooManyError): Outcome {
  if (!json) throw error
  return { kind: 'refused', code: 'TooManyRequests', status: 429, waitSeconds: error.waitSeconds }
}

/** Where an outcome leads, and what a client's JSON has for a status. */
async function finish(
  ctx: RequestContext,
  id: string | undefined,
  { json, callbackPath }: RedirectTarget,
  outcome: Outcome,
): Promise<{ to: string; status?: number; message?: string; waitSeconds?: number }> {
  if (outcome.kind === 'signed-in') return { to: outcome.callbackPath ?? callbackPath }
  if (outcome.kind === 'continued') {
    const inShop = outcome.to === paths.signIn(id)
    return { to: inShop ? withQuery(outcome.to, { callbackUrl: callbackPath }) : outcome.to }
  }
  logRefusal(ctx, id ?? 'unknown', outcome)
  const { code, status, typed, waitSeconds } = outcome
  if (!json && typed) await keepTyped(ctx, typed)
  const callbackUrl = outcome.callbackPath ?? callbackPath
  const reference = code === 'Configuration' ? ctx.requestId : null
  const wait = waitSeconds === undefined ? null : String(waitSeconds)
  const query = { error: code, provider: id, callbackUrl, reference, wait }
  if (json) {
    const message = toAuthErrorText(ctx, code, waitSeconds)
    return { to: withQuery(paths.authError(), query), status, message, waitSeconds }
  }
  if (toErrorPageStatus(code)) return { to: withQuery(paths.authError(), { ...query, provider: null }) }
  const error = typed && typed.missing.length > 0 ? null : code
  const page = paths.signIn(code === 'EmailLinkNeeded' ? 'email' : undefined)
  return { to: withQuery(page, { error, callbackUrl }) }
}

// what was a limit's, a link's or a connection's to refuse is logged there, and what failed is no refusal
const toldElsewhere: readonly AuthErrorCode[] = [
  'EmailLinkNeeded',
  'EmailLinksSent',
  'SessionRequired',
  'TooManyRequests',
  'Verification',
]

function logRefusal(ctx: RequestContext, method: string, outcome: Refused): void {
  const { code, status, typed, reason = code, fault, isConnecting } = outcome
  const isForm = (typed?.missing.length ?? 0) > 0
  if (status >= 500 || isForm || toldElsewhere.includes(code)) return
  if (isConnecting) ctx.security.tell('provider-refused', { provider: method, reason, fault })
  else ctx.security.tell('sign-in-refused', { method, reason, fault, email: typed?.email })
}
