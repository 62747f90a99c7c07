import { type RequestContext } from '~/context.server'
import { type MessageKey } from '~/i18n/keys'
import { getCartState } from '../../cart/cart.server'
import { type ChosenPayment, readPayment } from './session-meaning.server'

/** What has to be known of a payment that was begun before; null where none was. */
export function toPaymentNote(payment: Pick<ChosenPayment, 'meaning' | 'session'> | null): MessageKey | null {
  if (payment?.meaning.state === 'waiting') return 'checkout:payment.is-waiting'
  const isBegun = payment?.meaning.state === 'elsewhere' && payment.session.status === 'requires_more'
  return isBegun ? 'checkout:payment.is-open' : null
}

/** The same for the shopper's bag, outside of the checkout. @throws CommerceError when the backend is down */
export async function getPaymentNote(ctx: RequestContext): Promise<MessageKey | null> {
  const { cart } = await getCartState(ctx)
  return cart && cart.total !== 0 ? toPaymentNote(readPayment(cart)) : null
}
