import { countOrder } from '~/metrics.server'
import { type CommerceError, isCommerceError } from '../errors'
import { type CompleteCart, type CompletionAnswer } from '../shop/completion'
import { type ShopperCalls } from './repeatable-calls'
import { readRefusal } from './medusa-refusal'
import { toPaymentSession } from './payment-session'
import { type Completion } from './types'

export function toCompleteCart(complete: ShopperCalls['complete']): CompleteCart {
  return async (cartId, { idempotencyKey, total }) => {
    const headers = {
      // Medusa does not keep to it, but what stands in front of it may
      'Idempotency-Key': idempotencyKey,
      // our plugin compares
      ...(total !== undefined && { 'x-vitrine-total': String(total) }),
    }
    try {
      const completion = await complete(({ carts }) => carts.complete(cartId, headers))
      countOrder(outcomes[completion.type])
      return toAnswer(completion)
    } catch (error) {
      if (!isCommerceError(error)) throw error
      const refusal = toRefusal(error)
      countOrder(refusal.reason ?? refusal.kind)
      throw refusal
    }
  }
}

const outcomes = { order: 'placed', swap: 'exchanged', cart: 'payment-open' } as const

function toAnswer({ type, data }: Completion): CompletionAnswer {
  if (type === 'order') return { kind: 'ordered', orderId: data.id }
  if (type === 'swap') return { kind: 'ordered', orderId: data.order_id }
  const { payment_session: session } = data
  return { kind: 'payment-open', paymentSession: session ? toPaymentSession(session) : null }
}

function toRefusal(error: CommerceError): CommerceError {
  if (error.reason && settled.has(error.reason)) return error
  // so it is about a cart that an earlier want of stock has left half completed
  if (error.kind === 'not-found') return error.with({ reason: 'out-of-stock' })
  return error.with({
    // it is being completed elsewhere, or was
    mayHaveHappened: error.mayHaveHappened || error.status === 409 || error.status === 422,
    // without our plugin there are only words
    ...(/payment/i.test(readRefusal(error).message ?? '') && { reason: 'payment-refused' }),
  })
}

const settled = new Set<CommerceError['reason']>(['out-of-stock', 'code-lapsed', 'amount-changed', 'not-paid'])
