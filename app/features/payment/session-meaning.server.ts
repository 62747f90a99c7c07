import { type Cart, type PaymentSession } from '~/commerce/medusa-v1/types'
import { type PaymentProvider, type SessionMeaning, type SessionRecord } from './payment-provider'
import { paymentSettings } from './payment-settings.server'
import { getProvider, listOffered } from './providers'

/** What is to be paid: a cart, or a payment collection with one of its sessions. */
export interface Payable {
  region: { payment_providers?: readonly { id: string }[] | null }
  payment_session?: Pick<PaymentSession, 'provider_id' | 'status' | 'data'> | null
}

/** How something is to be paid, and what that asks of the shopper now. */
export interface ChosenPayment {
  provider: PaymentProvider
  session: SessionRecord
  meaning: SessionMeaning
}

/** The ways to pay that the region has and the shop can offer. */
export function listProviders({ region }: Pick<Payable, 'region'>): PaymentProvider[] {
  return listOffered(region.payment_providers?.map(({ id }) => id) ?? [], paymentSettings)
}

/** The selected payment; null where none is, or one that the shop cannot offer. */
export function readPayment(payable: Payable): ChosenPayment | null {
  const selected = payable.payment_session
  const provider = listProviders(payable).find(({ id }) => id === selected?.provider_id)
  if (!selected || !provider) return null
  const session = toSessionRecord(selected)
  return { provider, session, meaning: provider.readSession(session, paymentSettings) }
}

/** What a session means whose provider the shop knows; null for all others. */
export function readSession(session: Payable['payment_session']): SessionMeaning | null {
  if (!session) return null
  return getProvider(session.provider_id)?.readSession(toSessionRecord(session), paymentSettings) ?? null
}

function toSessionRecord({ status, data }: NonNullable<Payable['payment_session']>): SessionRecord {
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
