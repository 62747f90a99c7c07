import { type AskStatus } from '~/features/orders/use-live-status'
import { ask } from './ask'

const hiding = ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND']

/** The question of an order's open page. */
export const askStatus: AskStatus = async (orderId) => {
  const answer = await ask((rpc) => rpc.orders.status.query({ orderId }))
  if (answer.failure === undefined) return answer.data
  return answer.code && hiding.includes(answer.code) ? 'hidden' : null
}
