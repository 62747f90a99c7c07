import type { OrderLineView, OrderView, Pair } from './order-view'

/** An order's mail as plain text. */
export function toOrderText(view: OrderView): string {
  const { t } = view
  const toPair = ([name, value]: Pair) => t('letter.pair', { name, value })
  const toLine = ({ title, variant, count, price }: OrderLineView) =>
    toPair([`${count} × ${title}${variant && t('letter.aside', { text: variant })}`, price])
  const parts = [
    `${view.greeting}\n\n${t('order.thanks')}`,
    // on a line of its own: marks of direction around it would become a part of it
    `${t('order-letter.action')}\n${view.link}`,
    view.facts.map(toPair).join('\n'),
    `${t('order.list')}\n${view.lines.map(toLine).join('\n')}`,
    [...view.sums, view.total, ...(view.includedTax ? [view.includedTax] : [])].map(toPair).join('\n'),
    view.taxNote,
    `${t('orders:payment.heading')}\n${view.payment.join('\n')}`,
    ...view.addresses.map(([name, lines]) => `${name}\n${lines.join('\n')}`),
    ...(view.shipping.length > 0 ? [`${t('order.shipping-method')}\n${view.shipping.join('\n')}`] : []),
    view.proof,
    ...view.guarantees.texts,
    ...(view.papers.length > 0 ? [`${t('order.attached')}\n${view.papers.join('\n')}`] : []),
    toPair([t('letter.visit', { shop: view.shopName }), view.shopAddress]),
  ]
  return `${parts.join('\n\n')}\n`
}
