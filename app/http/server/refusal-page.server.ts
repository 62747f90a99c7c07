import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import { type Request, type Response } from 'express'
import { env } from '../../env.server'
import { listPreferredLanguages } from '../../i18n/accept-language'
import { escapeHtml } from '@vitrine/shared/escape-html'
import { toDirection } from '@vitrine/shared/writing-direction'
import { type ShopLanguage } from '../../i18n/languages'
import { getLanguage } from '../../i18n/locales'
import { paths } from '../../paths'
import { plainPagePolicy, toPlainPage } from './plain-page.server'
import { refusalMessages } from './refusal-messages.server'
import { getRequestId } from './request-log.server'

const refusals = {
  'damaged-address': { status: 400, code: 'BAD_REQUEST' },
  'foreign-form': { status: 403, code: 'FORBIDDEN' },
  'too-large': { status: 413, code: 'PAYLOAD_TOO_LARGE' },
  'long-address': { status: 414, code: 'PAYLOAD_TOO_LARGE' },
  failed: { status: 500, code: 'INTERNAL_SERVER_ERROR' },
  busy: { status: 503, code: 'SERVICE_UNAVAILABLE' },
} as const

export type Refusal = keyof typeof refusals

interface PageFacts {
  homePath: string
  requestId: string
}

function toPage(language: ShopLanguage, refusal: Refusal, { homePath, requestId }: PageFacts): string {
  const { back, reference, [refusal]: words } = refusalMessages[language]
  const { title, text } = words
  const quoted = reference.replace('{{reference}}', `<bdi>${escapeHtml(requestId)}</bdi>`)
  const body = `<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a class="button" href="${homePath}">${back}</a></p>${refusal === 'failed' ? `\n<p>${quoted}</p>` : ''}
</main>`
  return toPlainPage({ lang: language, dir: toDirection(language), title, homePath, body })
}

// an error as tRPC's clients read it, whether they asked for one thing or for several
function toRpcError(refusal: Refusal) {
  const { status, code } = refusals[refusal]
  const message = refusalMessages.en[refusal].title
  return { error: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data: { code, httpStatus: status } } }
}

function findLanguage(request: Request, prefix: string | undefined): ShopLanguage {
  const preferred = listPreferredLanguages(request.get('Accept-Language')).map(({ language }) => language)
  const spoken = [prefix, ...preferred, env.DEFAULT_LOCALE.slice(0, 2)]
  return spoken.flatMap((language) => getLanguage(language, env.LANGUAGES) ?? [])[0] ?? 'en'
}

/**
 * Ends a request that never reaches the shop's pages with a page of its own, in the language of the URL's prefix; a
 * call of a procedure with an error in the procedures' shape.
 */
export function refuse(request: Request, response: Response, refusal: Refusal): void {
  const prefix = /^\/([a-z]{2})-[a-z]{2}(?=[/?.]|$)/.exec(request.originalUrl)
  const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': plainPagePolicy }
  response.status(refusals[refusal].status).set(headers)
  if (request.originalUrl.startsWith(`${paths.rpc()}/`)) response.json(toRpcError(refusal))
  else {
    const facts = { homePath: prefix ? prefix[0] : '/', requestId: getRequestId(response) }
    response.type('html').send(toPage(findLanguage(request, prefix?.[1]), refusal, facts))
  }
}
