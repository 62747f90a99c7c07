import { type MessageKey } from '~/i18n/keys'
import { type ChosenPayment } from './session-meaning.server'

/** What has to be known of a payment that was begun before; null where none was. */
export function toPaymentNote(payment: Pick<ChosenPayment, 'meaning' | 'session'> | null): MessageKey | null {
  if (payment?.meaning.state === 'waiting') return 'checkout:payment.is-waiting'
  const isBegun = payment?.meaning.state === 'elsewhere' && payment.session.status === 'requires_more'
  return isBegun ? 'checkout:payment.is-open' : null
}
