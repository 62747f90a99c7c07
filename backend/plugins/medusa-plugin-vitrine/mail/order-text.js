'use strict'

/** An order's mail as plain text. @param {ReturnType<typeof import('./order-view').toOrderView>} view */
function toOrderText(view) {
  const { say } = view
  const parts = [
    `${view.greeting}\n\n${say.thanks}`,
    view.facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    view.lines.map(toLine).join('\n'),
    [...view.sums, view.total, ...(view.includedTax ? [view.includedTax] : [])].map(toSum).join('\n'),
    view.taxNote,
    ...view.addresses.map(([name, lines]) => `${name}\n${lines.join('\n')}`),
    ...(view.shipping.length > 0 ? [`${say.shippingMethod}\n${view.shipping.join('\n')}`] : []),
    ...(view.papers.length > 0 ? [`${say.attached}\n${view.papers.join('\n')}`] : []),
    `${say.visit(view.shopName)}: ${view.shopAddress}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function toLine({ title, variant, quantity, price }) {
  return `${quantity} × ${title}${variant ? ` (${variant})` : ''}: ${price}`
}

function toSum([name, amount]) {
  return `${name}: ${amount}`
}

module.exports = { toOrderText }
