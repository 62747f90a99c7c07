// @ts-nocheck
/** An order's mail as plain text. @param {ReturnType<typeof import('./order-view').toOrderView>} view */
export function toOrderText(view) {
  const { say } = view
  const toPair = ([name, value]) => say.pair(name, value)
  const toLine = ({ title, variant, quantity, price }) =>
    say.pair(`${quantity} × ${title}${variant && say.aside(variant)}`, price)
  const parts = [
    `${view.greeting}\n\n${say.thanks}`,
    view.facts.map(toPair).join('\n'),
    view.lines.map(toLine).join('\n'),
    [...view.sums, view.total, ...(view.includedTax ? [view.includedTax] : [])].map(toPair).join('\n'),
    view.taxNote,
    ...view.addresses.map(([name, lines]) => `${name}\n${lines.join('\n')}`),
    ...(view.shipping.length > 0 ? [`${say.shippingMethod}\n${view.shipping.join('\n')}`] : []),
    ...(view.papers.length > 0 ? [`${say.attached}\n${view.papers.join('\n')}`] : []),
    say.pair(say.visit(view.shopName), view.shopAddress),
  ]
  return `${parts.join('\n\n')}\n`
}
