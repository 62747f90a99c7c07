import * as processors from '@medusajs/medusa/dist/interfaces/payment-processor'

/**
 * Medusa takes a provider's refusal for one only where it has a `detail`, which most of Stripe's have not: it noted refunds
 * as paid, and payments and sessions as cancelled, that Stripe had refused.
 */
async function noticeRefusals() {
  Object.assign(processors, { isPaymentProcessorError: isRefusal })
}

function isRefusal(answer: unknown) {
  if (typeof answer !== 'object' || answer === null) return false
  return 'error' in answer && Boolean(answer.error) && ('code' in answer || 'detail' in answer)
}

export default noticeRefusals
