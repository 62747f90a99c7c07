import { type Request, type Response } from 'express'
import { createHash } from 'node:crypto'
import de from '../../locales/de/refusals.json'
import en from '../../locales/en/refusals.json'

const messages = { en, de }
const statuses = {
  'damaged-address': 400,
  'foreign-form': 403,
  'too-large': 413,
  'long-address': 414,
  failed: 500,
} as const

export type Refusal = keyof typeof statuses

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

function toPage(language: keyof typeof messages, refusal: Refusal, homePath: string): string {
  const { title, text } = messages[language][refusal]
  return `<!DOCTYPE html>
<html lang="${language}">
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
<p><a href="${homePath}">${messages[language].back}</a></p>
</main>
</body>
</html>
`
}

/** Ends a request that never reaches the shop's pages with a page of its own, in the language of the URL's prefix. */
export function refuse(request: Request, response: Response, refusal: Refusal): void {
  const prefix = /^\/([a-z]{2})-[a-z]{2}(?=[/?.]|$)/.exec(request.originalUrl)
  const language = prefix?.[1] ?? request.acceptsLanguages('en', 'de')
  response
    .status(statuses[refusal])
    .set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy })
    .type('html')
    .send(toPage(language === 'de' ? 'de' : 'en', refusal, prefix ? prefix[0] : '/'))
}
