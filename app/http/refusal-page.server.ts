import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import { type Request, type Response } from 'express'
import { createHash } from 'node:crypto'
import { env } from '../env.server'
import { listWishes } from '../i18n/accept-language'
import { getLanguage, type ShopLanguage, toDirection } from '../i18n/locales'
import { paths } from '../paths'
import { refusalWords } from './refusal-words.server'

const refusals = {
  'damaged-address': { status: 400, code: 'BAD_REQUEST' },
  'foreign-form': { status: 403, code: 'FORBIDDEN' },
  'too-large': { status: 413, code: 'PAYLOAD_TOO_LARGE' },
  'long-address': { status: 414, code: 'PAYLOAD_TOO_LARGE' },
  failed: { status: 500, code: 'INTERNAL_SERVER_ERROR' },
} as const

export type Refusal = keyof typeof refusals

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif }
body { margin: 0; display: grid; place-items: center; min-block-size: 100vh }
main { max-inline-size: 34rem; padding: 1.5rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin-block: 0 1rem; text-wrap: balance }
a { color: inherit; font-weight: 600; text-underline-offset: 0.2em }
a:focus-visible { outline: 3px solid; outline-offset: 3px }
`
const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

function toPage(language: ShopLanguage, refusal: Refusal, homePath: string): string {
  const { back, [refusal]: words } = refusalWords[language]
  const { title, text } = words
  return `<!DOCTYPE html>
<html lang="${language}" dir="${toDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${homePath}">${back}</a></p>
</main>
</body>
</html>
`
}

// an error as tRPC's clients read it, whether they asked for one thing or for several
function toRpcError(refusal: Refusal) {
  const { status, code } = refusals[refusal]
  const message = refusalWords.en[refusal].title
  return { error: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data: { code, httpStatus: status } } }
}

function findLanguage(request: Request, prefix: string | undefined): ShopLanguage {
  const wishes = listWishes(request.get('Accept-Language')).map(({ language }) => language)
  const spoken = [prefix, ...wishes, env.DEFAULT_LOCALE.slice(0, 2)]
  return spoken.flatMap((language) => getLanguage(language, env.LANGUAGES) ?? [])[0] ?? 'en'
}

/**
 * Ends a request that never reaches the shop's pages with a page of its own, in the language of the URL's prefix; a
 * call of a procedure with an error in the procedures' shape.
 */
export function refuse(request: Request, response: Response, refusal: Refusal): void {
  const prefix = /^\/([a-z]{2})-[a-z]{2}(?=[/?.]|$)/.exec(request.originalUrl)
  response.status(refusals[refusal].status).set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy })
  if (request.originalUrl.startsWith(`${paths.rpc()}/`)) response.json(toRpcError(refusal))
  else response.type('html').send(toPage(findLanguage(request, prefix?.[1]), refusal, prefix ? prefix[0] : '/'))
}
