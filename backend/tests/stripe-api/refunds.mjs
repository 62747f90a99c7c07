import { randomBytes } from 'node:crypto'
import { readAmount } from './payment-intents.mjs'
import { Refusal, refuseUnknown } from './refusal.mjs'

/** The refunds of an account: never more than was received. @param {{ paymentIntents: ReturnType<typeof import('./payment-intents.mjs').makePaymentIntents> }} of */
export function makeRefunds({ paymentIntents }) {
  /** @type {{ id: string, object: string, amount: number, currency: string, payment_intent: string, status: string, metadata: Record<string, string> }[]} */
  const refunds = []

  /** @param {import('./refusal.mjs').Params} params */
  function create(params) {
    refuseUnknown(params, ['amount', 'payment_intent', 'reason', 'metadata'])
    const intent = paymentIntents.find(params.payment_intent ?? '')
    if (intent.status !== 'succeeded') {
      throw new Refusal(400, {
        message: `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      })
    }
    const before = list({ payment_intent: intent.id }).data.reduce((sum, { amount }) => sum + amount, 0)
    const left = intent.amount_received - before
    const amount = params.amount === undefined ? left : readAmount(params.amount)
    if (left === 0) throw new Refusal(400, { code: 'charge_already_refunded', message: 'It was refunded already.' })
    if (amount > left) throw new Refusal(400, { param: 'amount', message: `Refund is greater than the ${left} left.` })
    const id = `re_${randomBytes(12).toString('hex')}`
    const { currency } = intent
    const metadata = params.metadata ?? {}
    const refund = { id, object: 'refund', amount, currency, payment_intent: intent.id, status: 'succeeded', metadata }
    refunds.push(refund)
    return refund
  }

  /** Those of one payment. @param {import('./refusal.mjs').Params} params */
  function list(params) {
    refuseUnknown(params, ['payment_intent', 'limit'])
    const data = refunds.filter(({ payment_intent: id }) => id === params.payment_intent)
    return { object: 'list', data, has_more: false }
  }

  return { create, list }
}
