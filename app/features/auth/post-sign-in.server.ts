import { isOutage } from '~/commerce/errors'
import { toTooMany } from '~/commerce/to-too-many'
import { type RequestContext } from '~/context.server'
import { type TooManyError } from '~/http/server/too-many-error'
import { paths } from '~/paths'
import { fail, receiveForm } from '~/respond.server'
import { type AuthErrorCode, toErrorPageStatus } from './auth-error'
import { completeSignIn } from './complete-sign-in.server'
import { type AuthProvider, type Outcome } from './provider'
import { findProvider } from './providers.server'
import { keepTyped } from './typed-sign-in.server'
import { readRedirectTarget, refuseForgery, sendOn, type RedirectTarget, withQuery } from './nextauth-protocol.server'

type Step = 'start' | 'callback'
type Refused = Extract<Outcome, { kind: 'refused' }>

/**
 * Takes the form that starts or finishes a sign-in and sends the shopper on, or answers a client's JSON.
 * @throws a redirect, or the 404 page where the shop has no such provider
 */
export async function postSignIn(ctx: RequestContext, request: Request, providerId: string | undefined, step: Step) {
  const provider = await requireProvider(ctx, providerId)
  // the strategies of remix-auth read the body once more, by themselves: what it may hold has been settled by then
  const form = await receiveForm(ctx, request.clone())
  const target = readRedirectTarget(ctx, form)
  const email = String(form.get('email') ?? '').slice(0, 254)
  const typed = email === '' ? undefined : { email, missing: [] }
  if (!(await ctx.csrf.isToken(form.get('csrfToken')))) {
    if (!target.json && typed) await keepTyped(ctx, typed)
    return refuseForgery(ctx, target)
  }
  const outcome = provider ? await attempt(ctx, request, { provider, step, target }) : notKnown
  return finish(ctx, providerId, target, outcome.kind === 'refused' ? { typed, ...outcome } : outcome)
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
export async function openCallback(ctx: RequestContext, request: Request, providerId: string | undefined) {
  const provider = await requireProvider(ctx, providerId)
  const target = { json: false, callbackPath: paths.account(ctx.locale.code) }
  if (!provider) return finish(ctx, providerId, target, notKnown)
  if (formTypes.includes(provider.type)) return finish(ctx, provider.id, target, toItsPage(provider))
  return finish(ctx, provider.id, target, await attempt(ctx, request, { provider, step: 'callback', target }))
}

async function attempt(
  ctx: RequestContext,
  request: Request,
  { provider, step, target }: { provider: AuthProvider; step: Step; target: RedirectTarget },
): Promise<Outcome> {
  try {
    const outcome = await provider[step](ctx, request)
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

async function finish(ctx: RequestContext, id: string | undefined, target: RedirectTarget, outcome: Outcome) {
  const { json, callbackPath } = target
  if (outcome.kind === 'refused') {
    logRefusal(ctx, id ?? 'unknown', outcome)
    if (!json && outcome.typed) await keepTyped(ctx, outcome.typed)
  }
  if (outcome.kind === 'signed-in') return sendOn(ctx, outcome.callbackPath ?? callbackPath, { json })
  if (outcome.kind === 'continued') {
    const inShop = outcome.to === paths.signIn(id)
    return sendOn(ctx, inShop ? withQuery(outcome.to, { callbackUrl: callbackPath }) : outcome.to, { json })
  }
  const { code, status, typed, waitSeconds } = outcome
  const callbackUrl = outcome.callbackPath ?? callbackPath
  const reference = code === 'Configuration' ? ctx.requestId : null
  const wait = waitSeconds === undefined ? null : String(waitSeconds)
  const query = { error: code, provider: id, callbackUrl, reference, wait }
  if (json) return sendOn(ctx, withQuery(paths.authError(), query), { json, status })
  if (toErrorPageStatus(code)) return sendOn(ctx, withQuery(paths.authError(), { ...query, provider: null }), { json })
  const error = typed && typed.missing.length > 0 ? null : code
  const page = paths.signIn(code === 'EmailLinkNeeded' ? 'email' : undefined)
  return sendOn(ctx, withQuery(page, { error, callbackUrl }), { json })
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
