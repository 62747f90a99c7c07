import { data } from '@remix-run/node'
import { answerOnce } from './answer-once.server'
import { isCommerceError, isOutage } from './commerce/errors'
import { SnapshotPending } from './commerce/snapshot.server'
import { toTooMany } from './commerce/to-too-many'
import { getContext, type RequestContext, type RouteArgs } from './context.server'
import { enhancedField, type FormAnswer, type FormReply } from './forms/form-answer'
import { unansweredHeader } from './http/connection'
import { toLoggedPath } from './http/server/request-log.server'
import { findMailedQuery, findSentForm, type SentForm } from './http/server/sent-form.server'
import { type TooManyError } from './http/server/too-many-error'
import { BusyError } from './once/busy-error'
import { fail, receiveForm, redirectTo, toFailure } from './respond.server'

/** What a form sent to a backend that was down, or too often, for the page that sends it again. */
export interface Resending {
  /** Null where it is not sent again from here: a mailed link had made it, whose own page does, or a second time may do more. */
  fields: SentForm['fields'] | null
  /** The query of that link, which its page has in its address. */
  link?: string
  /** What the shopper has to know about that, in the page's language. */
  notes: string[]
}

// failures that answer nothing: script keeps the page with the form
const unanswered = new WeakSet<object>()

/** Ends the request with the 503 page, which sends again what a form has sent. @throws always: a data response */
function failForOutage(ctx: RequestContext, error: { mayHaveHappened: boolean }): never {
  // of a failure's own headers Remix lets only cookies out
  ctx.headers.set('Retry-After', '10')
  const reason = error instanceof SnapshotPending ? 'preparing' : 'unavailable'
  const resending = toResending(ctx, ctx.answer.openForm ?? (error.mayHaveHappened ? 'unclear' : 'undone'))
  const { outcome } = ctx.answer
  const told: Resending | undefined = outcome === null ? undefined : { fields: null, notes: [outcome] }
  const failure = toFailure(reason, resending ?? told, reason === 'preparing' ? undefined : toReference(ctx))
  if (resending) unanswered.add(failure)
  throw failure
}

/** The sentence that has who writes to the shop say what its log knows the request by. */
function toReference({ t, requestId }: RequestContext): string {
  return t('refusals:reference', { reference: requestId })
}

function toResending(ctx: RequestContext, became: 'undone' | 'unclear'): Resending | null {
  const link = findMailedQuery(ctx.answer)
  if (link !== null) return { fields: null, link, notes: [ctx.t(`refusals:resend.link-${became}`)] }
  const form = findSentForm(ctx.answer)
  if (!form) return null
  const notes = [ctx.t(`refusals:resend.${became}`)]
  if (form.lacksPassword) notes.push(ctx.t('refusals:resend.password'))
  return { fields: form.fields, notes }
}

/**
 * Ends the request with the page that says how long to wait, and sends again what a form has sent.
 * @throws always: a data response with status 429
 */
function failForNow(ctx: RequestContext, { waitSeconds }: TooManyError): never {
  ctx.headers.set('Retry-After', String(waitSeconds))
  fail('too-many', { waitSeconds, ...toResending(ctx, 'undone') })
}

/**
 * Runs a loader's or action's one feature call with the request's context.
 * A backend that does not answer, or too much that is asked for at once, becomes the 503 page, a catalogue that is still being
 * read one that says so, a thing that the backend does not know the 404 page, what was tried too often the 429 page. What a form
 * had sent is in the 503 and the 429 page; with the 503 it stays in the page that script has sent it from, to be sent again.
 * What nobody expected is logged and becomes the 500 page, which like the 503 page names the request.
 */
export async function answer<T>(args: RouteArgs, run: (ctx: RequestContext) => Promise<T>): Promise<T> {
  const ctx = await getContext(args)
  try {
    return await answerNow(args, () => answerOnce(ctx, args.request, () => answerNow(args, run)))
  } catch (thrown) {
    // also for who has waited for the same form's answer
    if (thrown instanceof Object && unanswered.has(thrown)) ctx.headers.set(unansweredHeader, 'yes')
    throw thrown
  } finally {
    // a page that fails after its form was answered says nothing about the form, unless nothing has come of that
    if (!ctx.answer.openForm) ctx.answer.withholdForm()
  }
}

async function answerNow<T>(args: RouteArgs, run: (ctx: RequestContext) => Promise<T>): Promise<T> {
  const ctx = await getContext(args)
  try {
    return await run(ctx)
  } catch (error) {
    const tooMany = toTooMany(error)
    if (tooMany) failForNow(ctx, tooMany)
    if (error instanceof BusyError) {
      ctx.log.warn('too much was asked for at once')
      failForOutage(ctx, error)
    }
    if (!isCommerceError(error)) throw error instanceof Error ? toUnexpected(ctx, args, error) : error
    ctx.log.warn({ kind: error.kind, code: error.code, status: error.status }, 'the backend call failed')
    if (error.kind === 'not-found') fail('not-found')
    if (isOutage(error)) failForOutage(ctx, error)
    throw toFailure('error', undefined, toReference(ctx))
  }
}

// Remix would hand on no more of it than that there was an error
function toUnexpected(ctx: RequestContext, { request }: RouteArgs, error: Error) {
  const facts = { err: error, method: request.method, path: toLoggedPath(ctx.url.pathname) }
  if (!request.signal.aborted) ctx.log.error(facts, 'a route failed')
  return toFailure('error', undefined, toReference(ctx))
}

/** The same for an address that is no page: its failures are a status and a line of text. */
export async function answerBare(args: RouteArgs, run: (ctx: RequestContext) => Promise<Response>): Promise<Response> {
  const ctx = await getContext(args)
  try {
    return await run(ctx)
  } catch (error) {
    const tooMany = toTooMany(error)
    if (tooMany) return answerLater('Too many requests', 429, tooMany.waitSeconds)
    if (!isCommerceError(error)) throw error
    ctx.log.warn({ kind: error.kind, code: error.code, status: error.status }, 'the backend call failed')
    return answerLater('Unavailable', 503, 60)
  }
}

/** The same for a file: why there is none just now is told on the page that offers it. @param page its path */
export async function answerFile(
  args: RouteArgs,
  page: (ctx: RequestContext) => string,
  run: (ctx: RequestContext) => Promise<Response>,
): Promise<Response> {
  const ctx = await getContext(args)
  try {
    return await run(ctx)
  } catch (error) {
    const isTooMany = toTooMany(error) !== null
    if (!isTooMany && !isOutage(error)) throw error
    ctx.log.warn({ err: error }, 'a file could not be made')
    const key = isTooMany ? 'common:rpc.too-many' : 'common:rpc.unavailable'
    const response = await redirectTo(ctx, page(ctx), { kind: 'error', key })
    response.headers.set('Cache-Control', 'no-store')
    return response
  }
}

function answerLater(line: string, status: number, waitSeconds: number): Response {
  const headers = { 'Retry-After': String(waitSeconds), 'Cache-Control': 'no-store' }
  return new Response(`${line}\n`, { status, headers })
}

/**
 * Runs what a form asks for. Refused, its page is shown again with what was typed; done, it leads on by a redirect that nobody
 * keeps, or shows on its own page what it came to. With script the same goes out as data, and a form that asks for it
 * (`enhancedField`) gets its outcome in place of the redirect.
 */
export function answerForm<Done, Values>(
  args: RouteArgs,
  post: (ctx: RequestContext, form: FormData) => Promise<FormAnswer<Done, Values>>,
) {
  return answer(args, async (ctx) => {
    const form = await receiveForm(ctx, args.request)
    return sendFormAnswer(ctx, await post(ctx, form), form.has(enhancedField))
  })
}

/** The same for a form that is nothing but its button: what it asks for is in its address. */
export function answerButton<Done, Values>(
  args: RouteArgs,
  post: (ctx: RequestContext) => Promise<FormAnswer<Done, Values>>,
) {
  return answer(args, async (ctx) => sendFormAnswer(ctx, await post(ctx), false))
}

async function sendFormAnswer<Done, Values>(ctx: RequestContext, answered: FormAnswer<Done, Values>, stays: boolean) {
  if (!answered.ok) {
    // a form that is only shown again as it was filled in has nothing wrong
    if (answered.refused.status >= 400) ctx.answer.refuse()
    return data<FormReply<Done, Values>>(answered, { status: answered.refused.status })
  }
  const { to, flash, done, status = 200 } = answered
  if (done !== undefined && (to === undefined || stays))
    return data<FormReply<Done, Values>>({ ok: true, done }, { status })
  const response = await redirectTo(ctx, to ?? ctx.url.pathname + ctx.url.search, flash)
  response.headers.set('Cache-Control', 'no-store')
  return response
}
