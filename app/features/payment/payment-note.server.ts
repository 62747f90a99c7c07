import { type MessageKey } from '~/i18n/keys'
import { type SessionMeaning, type SessionRecord } from './payment-provider'

/** What has to be known of a payment that was begun before; null where none was. */
export function toPaymentNote(payment: { meaning: SessionMeaning; session: SessionRecord } | null): MessageKey | null {
  if (payment?.meaning.state === 'waiting') return 'checkout:payment.is-waiting'
  const isBegun = payment?.meaning.state === 'elsewhere' && payment.session.status === 'requires-more'
  return isBegun ? 'checkout:payment.is-open' : null
}
