import { toMailDocument } from '@vitrine/mail/html-frame'
import { type Direction, toDirection } from '@vitrine/shared/writing-direction'
import { escapeHtml } from '@vitrine/shared/escape-html'
import type { Translate } from '../messages/messages'
import type { OrderLineView, OrderView, Pair } from './order-view'

const cell = 'padding:8px 0;border-bottom:1px solid #d9d9d9;vertical-align:top'

interface Sides {
  start: 'left' | 'right'
  end: 'left' | 'right'
}

// many mail programs know `align`, few the logical values of `text-align`
const sidesOf: Record<Direction, Sides> = { ltr: { start: 'left', end: 'right' }, rtl: { start: 'right', end: 'left' } }

/** An order's mail as HTML that mail programs understand. */
export function toOrderHtml(view: OrderView): string {
  const { t } = view
  const body = `<p>${escapeHtml(view.greeting)}</p>
<p>${escapeHtml(t('order.thanks'))}</p>
<p>${view.facts.map((fact) => toFact(fact, t)).join('<br>')}</p>
${toTable(view)}
<p>${escapeHtml(view.taxNote)}</p>
${view.addresses.map(([name, lines]) => toBlock(name, lines)).join('\n')}
${view.shipping.length > 0 ? toBlock(t('order.shipping-method'), view.shipping) : ''}
${view.guarantees.html.join('\n')}
${view.papers.length > 0 ? toBlock(t('order.attached'), view.papers) : ''}
<p><a href="${escapeHtml(view.shopAddress)}">${escapeHtml(t('letter.visit', { shop: view.shopName }))}</a></p>`
  return toMailDocument(view, body)
}

function toFact([name, value]: Pair, t: Translate): string {
  return t('letter.pair', { name: escapeHtml(name), value: `<strong>${escapeHtml(value)}</strong>` })
}

function toTable({ language, t, lines, sums, total, includedTax }: OrderView): string {
  const sides = sidesOf[toDirection(language)]
  const head = [t('order.item'), t('order.quantity'), t('order.price')]
  return `<table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;margin:16px 0">
<thead><tr>${head.map((text, at) => toHeading(text, at === 0 ? sides.start : sides.end)).join('')}</tr></thead>
<tbody>
${lines.map((line) => toLine(line, sides)).join('\n')}
</tbody>
<tfoot>
${sums.map((row) => toSum(row, sides, '')).join('\n')}
${toSum(total, sides, 'font-weight:bold')}
${includedTax ? toSum(includedTax, sides, '') : ''}
</tfoot>
</table>`
}

function toHeading(text: string, side: string): string {
  return `<th scope="col" align="${side}" style="${cell}">${escapeHtml(text)}</th>`
}

function toLine({ title, variant, quantity, price }: OrderLineView, { end }: Sides): string {
  const name = `${escapeHtml(title)}${variant ? `<br><span style="color:#595959">${escapeHtml(variant)}</span>` : ''}`
  return `<tr><td style="${cell}">${name}</td><td align="${end}" style="${cell}">${escapeHtml(quantity)}</td><td align="${end}" style="${cell}">${escapeHtml(price)}</td></tr>`
}

function toSum([name, amount]: Pair, { start, end }: Sides, style: string): string {
  return `<tr><th scope="row" colspan="2" align="${start}" style="padding:4px 0;font-weight:normal;${style}">${escapeHtml(name)}</th><td align="${end}" style="padding:4px 0;${style}">${escapeHtml(amount)}</td></tr>`
}

// each line runs as its own letters do: among Arabic words a postcode would change sides with its town
function toBlock(name: string, lines: string[]): string {
  const shown = lines.map((line) => `<span dir="auto">${escapeHtml(line)}</span>`)
  return `<h2 style="font-size:16px;margin:16px 0 4px">${escapeHtml(name)}</h2>\n<p style="margin:0">${shown.join('<br>')}</p>`
}
