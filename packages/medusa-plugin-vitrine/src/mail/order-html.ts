import { toMailDocument } from '@vitrine/mail/html-frame'
import { rowCell, sidesOf, toButton, toLink, toParagraph, toPictureCell, toSubheading } from '@vitrine/mail/html-parts'
import { looks } from '@vitrine/mail/looks'
import { toDirection } from '@vitrine/shared/writing-direction'
import { escapeHtml } from '@vitrine/shared/escape-html'
import type { Translate } from '../messages/messages'
import type { OrderLineView, OrderView, Pair } from './order-view'

/** An order's mail as HTML that mail programs understand. */
export function toOrderHtml(view: OrderView): string {
  const { t } = view
  const body = `${toParagraph(view.greeting)}
${toParagraph(t('order.thanks'))}
${toButton(view.link, t('order-letter.action'))}
<p style="margin:0">${view.facts.map((fact) => toFact(fact, t)).join('<br>')}</p>
${toSubheading(t('order.list'))}
${toLines(view)}
${toSums(view)}
<p class="muted" style="margin:8px 0 0;font-size:14px;${looks.muted}">${escapeHtml(view.taxNote)}</p>
${toBlock(t('orders:payment.heading'), view.payment)}
${toColumns([...view.addresses, ...toGiven(t('order.shipping-method'), view.shipping)])}
<p class="muted" style="margin:32px 0 0;font-size:14px;${looks.muted}">${escapeHtml(view.proof)}</p>
${view.guarantees.html.join('\n')}
${toGiven(t('order.attached'), view.papers)
  .map(([name, lines]) => toBlock(name, lines))
  .join('')}
<p style="margin:32px 0 0">${toLink(view.shopAddress, t('letter.visit', { shop: view.shopName }))}</p>`
  return toMailDocument(view, body)
}

function toFact([name, value]: Pair, t: Translate): string {
  return t('letter.pair', { name: escapeHtml(name), value: `<strong>${escapeHtml(value)}</strong>` })
}

function toLines({ language, t, lines }: OrderView): string {
  const { end } = sidesOf[toDirection(language)]
  const hasPictures = lines.some(({ picture }) => picture)
  const rows = lines.map((line) => {
    const picture = hasPictures ? toPictureCell(line.picture) : ''
    return `<tr>${picture}<td class="line" style="${rowCell}">${toWords(line, t)}</td><td class="line" align="${end}" style="${rowCell};padding-inline-start:12px;white-space:nowrap">${escapeHtml(line.price)}</td></tr>`
  })
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">
${rows.join('\n')}
</table>`
}

function toWords({ title, variant, quantity }: OrderLineView, t: Translate): string {
  const small = [variant, t('orders:quantity', { count: quantity })].filter(Boolean)
  return `<strong style="font-weight:600">${escapeHtml(title)}</strong>${small.map((text) => `<br><span class="muted" style="font-size:14px;${looks.muted}">${escapeHtml(text)}</span>`).join('')}`
}

function toSums({ language, sums, total, includedTax }: OrderView): string {
  const { start, end } = sidesOf[toDirection(language)]
  const toSum = ([name, amount]: Pair, style: string) =>
    `<tr><th scope="row" align="${start}" style="padding:4px 0;font-weight:normal;${style}">${escapeHtml(name)}</th><td align="${end}" style="padding:4px 0;padding-inline-start:12px;white-space:nowrap;${style}">${escapeHtml(amount)}</td></tr>`
  return `<table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;margin:12px 0 0">
${sums.map((row) => toSum(row, '')).join('\n')}
${toSum(total, 'font-size:18px;font-weight:bold')}
${includedTax ? toSum(includedTax, 'font-size:14px') : ''}
</table>`
}

function toGiven(name: string, lines: string[]): [name: string, lines: string[]][] {
  return lines.length > 0 ? [[name, lines]] : []
}

// beside each other where there is room for two, also in programs that ask for no width
function toColumns(blocks: [name: string, lines: string[]][]): string {
  const columns = blocks.map(
    ([name, lines]) =>
      `<div style="display:inline-block;width:100%;max-width:288px;vertical-align:top">${toBlock(name, lines)}</div>`,
  )
  return `<div>${columns.join('')}</div>`
}

// each line runs as its own letters do: among Arabic words a postcode would change sides with its town
function toBlock(name: string, lines: string[]): string {
  const shown = lines.map((line) => `<span dir="auto">${escapeHtml(line)}</span>`)
  return `${toSubheading(name)}\n<p style="margin:0">${shown.join('<br>')}</p>`
}
