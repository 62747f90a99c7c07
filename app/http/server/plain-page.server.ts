import { createHash } from 'node:crypto'
import { escapeHtml } from '@vitrine/shared/escape-html'
import { env } from '../../env.server'
import { themeTokens } from '../../theme'

// the shop's looks, for a page that can load no file
const style = `
${themeTokens}
html { background: var(--paper); color: var(--ink); font: var(--text-m)/1.6 var(--font-text) }
body { margin: 0; overflow-wrap: anywhere }
header, h1, h2 { font-family: var(--font-display); font-weight: var(--weight-display); line-height: 1.15; text-wrap: balance }
header { padding: 1.25rem var(--gutter); border-block-end: 1px solid var(--line); font-size: clamp(1.2rem, 1.05rem + 1.4vw, 1.9rem); line-height: 1 }
header a { text-decoration: none }
main { max-inline-size: var(--measure); margin-inline: auto; padding: var(--space-8) var(--gutter) }
h1 { margin-block: 0 1rem; font-size: var(--text-2xl) }
h2 { margin-block: 3rem 0.75rem; font-size: var(--text-xl) }
:lang(ar):is(h1, h2) { line-height: 1.4 }
p { margin-block: 0 1.5rem; text-wrap: pretty }
ul { margin: 0; padding: 0; list-style: none }
li { border-block-start: 1px solid var(--line) }
li a { display: block; padding-block: 0.75rem }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.22em }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px }
.button { display: inline-block; padding: 0.7rem 1.4rem; border: 1px solid transparent; border-radius: var(--radius-m); background: var(--accent); color: var(--on-accent); font-size: var(--text-s); font-weight: 600; text-decoration: none }
.button:hover { background: var(--accent-hover) }
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** The content security policy of a page that `toPlainPage` has made. */
export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

interface PlainPage {
  /** BCP 47. */
  lang: string
  dir: 'ltr' | 'rtl'
  title: string
  /** Where the shop's name leads. */
  homePath: string
  /** HTML. */
  body: string
}

/** A page without the shop's whole frame and without any file of the build, such as one that has to work when nothing else does. */
export function toPlainPage({ lang, dir, title, homePath, body }: PlainPage): string {
  return `<!DOCTYPE html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<header><a href="${homePath}">${escapeHtml(env.SHOP_NAME)}</a></header>
${body}
</body>
</html>
`
}
