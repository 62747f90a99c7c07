import { type Cart } from '~/commerce/shop/cart'
import { type Payable, type PaymentSession } from '~/commerce/shop/payment'
import { type PaymentProvider, type SessionMeaning } from './payment-provider'
import { paymentSettings } from './payment-settings.server'
import { getProvider, listOffered } from './providers'

/** How something is to be paid, and what that asks of the shopper now. */
export interface ChosenPayment<Session extends PaymentSession = PaymentSession> {
  provider: PaymentProvider
  session: Session
  meaning: SessionMeaning
}

/** The ways to pay that the region has and the shop can offer. */
export function listProviders({ region }: Pick<Payable, 'region'>): PaymentProvider[] {
  return listOffered(region.paymentProviders, paymentSettings)
}

/** The selected payment; null where none is, or one that the shop cannot offer. */
export function readPayment<Session extends PaymentSession>(
  payable: Payable & { paymentSession: Session | null },
): ChosenPayment<Session> | null {
  const { paymentSession: session } = payable
  const provider = listProviders(payable).find(({ id }) => id === session?.provider)
  if (!session || !provider) return null
  return { provider, session, meaning: provider.readSession(session, paymentSettings) }
}

/** What a session means whose provider the shop knows; null for all others. */
export function readSession(session: PaymentSession | null): SessionMeaning | null {
  if (!session) return null
  return getProvider(session.provider)?.readSession(session, paymentSettings) ?? null
}

/** Whether the order can be placed with it: what is still missing then is not asked for where it is chosen. */
export function isPaymentChosen(payment: ChosenPayment | null): boolean {
  return payment !== null && payment.meaning.state !== 'refused'
}

/** The selected session was made for another amount than the cart costs now, and must not be charged. */
export function isStale({ paymentSession: session, total }: Pick<Cart, 'paymentSession' | 'total'>): boolean {
  return session !== null && session.amount !== total
}
