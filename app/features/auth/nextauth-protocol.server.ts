import { redirect } from '@remix-run/node'
import { authBasePath } from '~/auth-base-path'
import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { goOn, stay } from '~/forms/go-on'
import { toPathLocale } from '~/i18n/locales'
import { knownLanguages } from '~/i18n/resources.server'
import { paths } from '~/paths'
import { takeCookies } from '~/http/server/take-cookies.server'
import { toCallbackPath } from './callback-url'

/** What a form or a client of NextAuth's protocol wants beside its fields. */
export interface RedirectTarget {
  /** JSON `{url}` in place of a redirect. */
  json: boolean
  /** A path of the shop: where to go when all went well. */
  callbackPath: string
}

/** Reads it, and from then on the context speaks like the page that the form leads to. */
export function readRedirectTarget(ctx: RequestContext, form: FormData, fallback?: string): RedirectTarget {
  speakLike(ctx, String(form.get('callbackUrl') ?? ''))
  return { json: form.get('json') === 'true', callbackPath: readCallbackPath(ctx, form.get('callbackUrl'), fallback) }
}

/** From then on the context speaks like the page at `path`, where that has a language. */
export function speakLike(ctx: RequestContext, path: string): void {
  const locale = toPathLocale(path, knownLanguages)
  if (locale) ctx.speak(locale)
}

/** The asked `callbackUrl` as a path of the shop; by default the account, where a sign-in leads. */
export function readCallbackPath(
  ctx: RequestContext,
  value: unknown,
  fallback: string = paths.account(ctx.locale.code),
): string {
  return toCallbackPath(value, { origin: ctx.url.origin, authBase: authBasePath, fallback })
}

/** Sends the shopper on, with the context's cookies. @throws always: a redirect that nobody keeps */
export function goTo(ctx: RequestContext, to: string): never {
  throw redirect(to, { status: 303, headers: toHeaders(ctx) })
}

interface Going {
  json: boolean
  status?: number
  /** Why it was refused, in the shopper's words; NextAuth's own client has no use for it. */
  message?: string
  /** Of a 429: when to come back. */
  waitSeconds?: number
}

/** Sends who has posted a form on: by a redirect, or a client by the absolute address as JSON with `status`. */
export function sendOn(
  ctx: RequestContext,
  to: string,
  { json, status = 200, message, waitSeconds }: Going,
): FormAnswer {
  if (!json) return goOn(to)
  if (waitSeconds !== undefined) ctx.headers.set('Retry-After', String(waitSeconds))
  const answer = { url: new URL(to, ctx.url).href, message }
  ctx.answer.replyWith(Response.json(answer, { status, headers: toHeaders(ctx) }))
  return stay(null)
}

function toHeaders(ctx: RequestContext): [string, string][] {
  return [...takeCookies(ctx), ['Cache-Control', 'no-store']]
}

/** A form without the browser's own token goes back to its page, which has a new one. */
export function refuseForgery(ctx: RequestContext, { json, callbackPath }: RedirectTarget, page = paths.signIn()) {
  const to = withQuery(page, { csrf: 'true', callbackUrl: callbackPath })
  return sendOn(ctx, to, { json, status: 403, message: ctx.t('auth:errors.csrf') })
}

/** `path` with a query; what is undefined or null is left out. */
export function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
