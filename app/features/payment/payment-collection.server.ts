import { isCommerceError, isOutage } from '~/commerce/errors'
import { type CollectionSession, type PaymentCollection } from '~/commerce/shop/payment'
import { type RequestContext } from '~/context.server'
import { type ReturnAddresses } from './payment-provider'
import { type ChosenPayment, readPayment } from './session-meaning.server'

/** Whose it is has been looked at before. @throws CommerceError */
export function readCollection(ctx: RequestContext, id: string): Promise<PaymentCollection> {
  return ctx.commerce.as({}).paymentCollections.require(id)
}

/**
 * Has it paid by a provider of `listProviders`; asking again changes nothing. Its one session is for the whole amount, a
 * refused one is made anew, and one that leads away knows where the shopper comes back to.
 * @returns null where the provider makes no session
 * @throws CommerceError `invalid` or `not-found` where the backend or the provider refuses; without our plugin also where
 *   the shopper would be led away
 */
export async function chooseProvider(
  ctx: RequestContext,
  collection: PaymentCollection,
  { providerId, returns }: { providerId: string; returns: ReturnAddresses },
): Promise<ChosenPayment | null> {
  const session = await putSession(ctx, collection, providerId)
  const payment = session && readPayment({ ...collection, paymentSession: session })
  if (!session || payment?.meaning.state !== 'elsewhere' || !payment.provider.toSessionUpdate) return payment
  const data = payment.provider.toSessionUpdate(returns)
  await ctx.commerce.as({}).paymentCollections.inform(collection.id, session.id, data)
  return payment
}

async function putSession(
  ctx: RequestContext,
  collection: PaymentCollection,
  providerId: string,
): Promise<CollectionSession | null> {
  const { paymentCollections } = ctx.commerce.as({})
  const { id, amount, sessions } = collection
  const known = sessions.find((session) => session.provider === providerId)
  if (known?.amount !== amount) return paymentCollections.choose(id, providerId)
  const isRefused = readPayment({ ...collection, paymentSession: known })?.meaning.state === 'refused'
  return isRefused ? paymentCollections.renew(id, known.id) : known
}

/**
 * Asks the providers whether it is paid, and has what they hold count. Once it does, asking again changes nothing.
 * @throws CommerceError when the backend is down
 */
export async function authorizeCollection(
  ctx: RequestContext,
  { id, sessions }: PaymentCollection,
): Promise<PaymentCollection> {
  const sessionIds = sessions.map((session) => session.id)
  await settle(ctx, 'a payment was not authorized', () =>
    ctx.commerce.as({}).paymentCollections.authorize(id, sessionIds),
  )
  return readCollection(ctx, id)
}

/**
 * Gives back whatever a provider holds for it, since what it was for will not come; whoever still pays finds the payment
 * void. The backend refuses that once it has come.
 * @throws CommerceError when the backend is down
 */
export async function releaseCollection(ctx: RequestContext, id: string): Promise<void> {
  const collection = await readCollection(ctx, id)
  for (const session of collection.sessions) {
    if (readPayment({ ...collection, paymentSession: session })?.provider.isOffline) continue
    await settle(ctx, 'a payment was not given back', () =>
      ctx.commerce.as({}).paymentCollections.renew(id, session.id),
    )
  }
}

// the provider or the backend says no: how it stands then is read anew
async function settle(ctx: RequestContext, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isCommerceError(error) || isOutage(error)) throw error
    ctx.log.info({ err: error }, what)
  }
}
