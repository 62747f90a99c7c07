import type { DemoPayment } from './payments'
import { escapeHtml } from '@vitrine/shared/escape-html'
import { toDirection } from '@vitrine/shared/writing-direction'
import { parseLocale } from '../mail/locale'
import { formatMoney } from '@vitrine/shared/money'
import { toTranslate } from '../messages/messages'

const choices = ['pay', 'decline', 'late', 'close', 'cancel']

const style = `
  :root { color-scheme: light dark }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 28rem; margin: 2rem auto; padding: 0 1rem }
  button { font: inherit; padding: .7rem 1rem; width: 100%; margin-block: .25rem }
  .amount { font-size: 2rem }`

/** @param locale the storefront's, such as `de-at`; any other makes it English */
export function toPage({ amount, currency, state }: DemoPayment, locale: unknown) {
  const { language, tag } = parseLocale(locale)
  const t = toTranslate(language)
  const money = `<p class="amount"><bdi>${escapeHtml(formatMoney(amount, currency, tag))}</bdi></p>`
  if (state !== 'open') return wrap(`${money}<p>${t(`payment:ends.${state}`)}</p>`, language)
  const buttons = choices.map(
    (choice) => `<button name="outcome" value="${choice}">${t(`payment:choices.${choice}`)}</button>`,
  )
  const form = `<form method="post">\n${buttons.join('\n')}\n</form>`
  return wrap(`\n<p>${t('payment:about')}</p>\n${money}\n${form}`, language)
}

/** @param language that the plugin speaks */
export function toUnknownPage(language: string) {
  return wrap(`<p>${toTranslate(language)('payment:unknown')}</p>`, language)
}

/** @param origins where the form may lead back to: browsers look at each redirect */
export function toPolicy(origins: string[]) {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'"
  return `${policy}; form-action ${["'self'", ...origins].join(' ')}`
}

function wrap(content: string, language: string) {
  const title = toTranslate(language)('payment:title')
  return `<!doctype html>
<html lang="${language}" dir="${toDirection(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>${title}</h1>${content}
</main></body>
</html>
`
}
