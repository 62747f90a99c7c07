import { type Cart } from '~/commerce/types'
import { type PaymentProvider, type SessionMeaning, type SessionRecord } from './payment-provider'
import { paymentSettings } from './payment-settings.server'
import { getProvider, listOffered } from './providers'

/** How a cart is to be paid, and what that asks of the shopper now. */
export interface ChosenPayment {
  provider: PaymentProvider
  session: SessionRecord
  meaning: SessionMeaning
}

/** The ways to pay that the cart's region has and the shop can offer. */
export function listProviders(cart: Pick<Cart, 'region'>): PaymentProvider[] {
  return listOffered(cart.region.payment_providers?.map(({ id }) => id) ?? [], paymentSettings)
}

/** The selected payment of a cart; null where none is, or one that the shop cannot offer. */
export function readPayment(cart: Pick<Cart, 'payment_session' | 'region'>): ChosenPayment | null {
  const selected = cart.payment_session
  const provider = listProviders(cart).find(({ id }) => id === selected?.provider_id)
  if (!selected || !provider) return null
  const session = toSessionRecord(selected)
  return { provider, session, meaning: provider.readSession(session, paymentSettings) }
}

/** What a session means whose provider the shop knows; null for all others. */
export function readSession(session: Cart['payment_session']): SessionMeaning | null {
  if (!session) return null
  return getProvider(session.provider_id)?.readSession(toSessionRecord(session), paymentSettings) ?? null
}

function toSessionRecord({ status, data }: NonNullable<Cart['payment_session']>): SessionRecord {
  return { status: status as SessionRecord['status'], data: data ?? {} }
}

/** Whether the order can be placed with it: what is still missing then is not asked for on the payment step. */
export function isPaymentChosen(payment: ChosenPayment | null): boolean {
  return payment !== null && payment.meaning.state !== 'refused'
}

/** The selected session was made for another amount than the cart costs now, and must not be charged. */
export function isStale({ payment_session: session, total }: Pick<Cart, 'payment_session' | 'total'>): boolean {
  return Boolean(session && session.amount !== total)
}
