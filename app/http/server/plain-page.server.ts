import { createHash } from 'node:crypto'

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif }
body { margin: 0; display: grid; place-items: center; min-block-size: 100vh }
main { max-inline-size: 34rem; padding: 1.5rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin-block: 0 1rem; text-wrap: balance }
h2 { font-size: 1.125rem; margin-block: 2rem 0.5rem }
ul { padding-inline-start: 1.25rem }
li { padding-block: 0.25rem }
a { color: inherit; font-weight: 600; text-underline-offset: 0.2em }
a:focus-visible { outline: 3px solid; outline-offset: 3px }
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** The content security policy of a page that `toPlainPage` has made. */
export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

interface PlainPage {
  /** BCP 47. */
  lang: string
  dir: 'ltr' | 'rtl'
  title: string
  /** HTML. */
  body: string
}

/** A page without the shop's frame and without any file of the build, such as one that has to work when nothing else does. */
export function toPlainPage({ lang, dir, title, body }: PlainPage): string {
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
${body}
</body>
</html>
`
}
