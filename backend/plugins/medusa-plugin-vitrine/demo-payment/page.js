'use strict'

const { escapeHtml } = require('../mail/escape-html')
const { formatMoney } = require('../mail/money')

const style = `
  :root { color-scheme: light dark }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 28rem; margin: 2rem auto; padding: 0 1rem }
  button { font: inherit; padding: .7rem 1rem; width: 100%; margin-block: .25rem }
  .amount { font-size: 2rem }`

const choices = {
  pay: 'Pay',
  decline: 'Decline the payment',
  late: 'Pay, and confirm it some seconds later',
  close: 'Pay, and close the window without going back',
  cancel: 'Cancel and go back',
}

const ends = {
  waiting: 'The payment is being confirmed. You can close this window.',
  paid: 'The payment is done. You can close this window.',
  declined: 'The payment was declined. Nothing was charged.',
  void: 'This payment is void. Nothing is charged: go back to the shop and order from there.',
}

/** @param {import('./payments').Payment} payment */
function toPage({ amount, currency, state }) {
  const money = escapeHtml(formatMoney(amount, currency, 'en'))
  if (ends[state]) return wrap(`<h1>Demo payment</h1><p class="amount">${money}</p><p>${ends[state]}</p>`)
  const buttons = Object.entries(choices).map(
    ([value, text]) => `<button name="outcome" value="${value}">${text}</button>`,
  )
  return wrap(`
<h1>Demo payment</h1>
<p>This page stands for the page of any payment provider. No money is moved. What shall happen?</p>
<p class="amount">${money}</p>
<form method="post">
${buttons.join('\n')}
</form>`)
}

function toUnknownPage() {
  return wrap('<h1>Demo payment</h1><p>There is no such payment. Go back to the shop and order from there.</p>')
}

/** @param {string[]} origins where the form may lead back to: browsers look at each redirect */
function toPolicy(origins) {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'"
  return `${policy}; form-action ${["'self'", ...origins].join(' ')}`
}

function wrap(content) {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo payment</title>
<link rel="icon" href="data:,"><style>${style}</style></head>
<body><main>${content}
</main></body>
</html>
`
}

module.exports = { toPage, toPolicy, toUnknownPage }
