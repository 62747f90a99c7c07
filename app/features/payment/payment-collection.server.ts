import { isCommerceError, isOutage } from '~/commerce/errors'
import { type CollectionSession, type PaymentCollection } from '~/commerce/shop/payment'
import { type RequestContext } from '~/context.server'
import { type ReturnAddresses } from './payment-provider'
import { type ChosenPayment, listProviders, readPayment } from './session-meaning.server'

/** Whose it is has been looked at before. Of several parts the next is one that asks something of the shopper. @throws CommerceError */
export async function readCollection(ctx: RequestContext, id: string): Promise<PaymentCollection> {
  const collection = await ctx.commerce.as({}).paymentCollections.require(id)
  const [, [next]] = listOpen(collection)
  return { ...collection, paymentSession: next ?? collection.paymentSession }
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
): Promise<ChosenPayment<CollectionSession> | null> {
  const session = await putSession(ctx, collection, providerId)
  return session && tellReturns(ctx, { ...collection, paymentSession: session }, returns)
}

async function tellReturns(
  ctx: RequestContext,
  collection: PaymentCollection,
  returns: ReturnAddresses,
): Promise<ChosenPayment<CollectionSession> | null> {
  const payment = readPayment(collection)
  const session = collection.paymentSession
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
 * Whether it is to be paid in several parts, each by a provider that the shop offers: as somebody has set it who may, such as
 * the merchant.
 */
export function isInParts({ amount, sessions, region }: PaymentCollection): boolean {
  const offered = listProviders({ region }).map(({ id }) => id)
  const isOffered = sessions.every(({ provider }) => offered.includes(provider))
  const sum = sessions.reduce((total, session) => total + (session.amount ?? 0), 0)
  return sessions.length > 1 && sum === amount && isOffered
}

/** One of several parts is paid, and not all of it. */
export function hasPaidPart(collection: PaymentCollection): boolean {
  const { isPaid, sessions } = collection
  return !isPaid && isInParts(collection) && sessions.some(({ status }) => status === 'authorized')
}

/**
 * The next part that is to be paid, which knows where to come back to where it leads away. Where one was refused, it is made
 * anew; the backend takes none beside a part that is paid, so that this is given back before.
 * @throws CommerceError
 */
export async function openNextPart(
  ctx: RequestContext,
  collection: PaymentCollection,
  returns: ReturnAddresses,
): Promise<ChosenPayment<CollectionSession> | null> {
  const refused = collection.sessions.filter((session) => isIn(collection, session, 'refused'))
  if (refused.length === 0) return tellReturns(ctx, collection, returns)
  const { paymentCollections } = ctx.commerce.as({})
  const paid = collection.sessions.filter(({ status }) => status === 'authorized')
  for (const { id } of paid) await paymentCollections.renew(collection.id, id)
  const parts = collection.sessions.map((session) => ({
    provider: session.provider,
    amount: session.amount ?? 0,
    // what was given back has taken the other sessions with it
    ...(paid.length === 0 && !refused.includes(session) && { sessionId: session.id }),
  }))
  await paymentCollections.divide(collection.id, parts)
  return tellReturns(ctx, await readCollection(ctx, collection.id), returns)
}

/**
 * Asks the providers whether it is paid, and has what they hold count. Once it does, asking again changes nothing.
 * Of several parts those count first that the shopper has to pay elsewhere: what needs no more than to be taken is taken,
 * all of it at once, when the others are there, so that nothing is held for a whole that does not come.
 * @throws CommerceError when the backend is down
 */
export async function authorizeCollection(
  ctx: RequestContext,
  collection: PaymentCollection,
): Promise<PaymentCollection> {
  const [ready, away] = listOpen(collection)
  if (ready.length === 0 || away.length === 0) return authorize(ctx, collection.id, [...ready, ...away])
  const paid = await authorize(ctx, collection.id, away)
  return listOpen(paid)[1].length > 0 ? paid : authorize(ctx, collection.id, ready)
}

/**
 * Asks for what may have been paid at a provider while nobody came back from there.
 * @returns `waiting` where a provider has not decided yet
 * @throws CommerceError when the backend is down
 */
export async function settleBegun(
  ctx: RequestContext,
  collection: PaymentCollection,
): Promise<PaymentCollection | 'waiting'> {
  const [, open] = listOpen(collection)
  const begun = open.filter((session) => !isIn(collection, session, 'refused'))
  const now = begun.length > 0 ? await authorize(ctx, collection.id, begun) : collection
  return now.sessions.some((session) => isIn(now, session, 'waiting')) ? 'waiting' : now
}

/** The sessions that are not authorized: those that need nothing of the shopper any more, and the others. */
function listOpen(collection: PaymentCollection): [ready: CollectionSession[], away: CollectionSession[]] {
  const open = collection.sessions.filter(({ status }) => status !== 'authorized')
  const isReady = (session: CollectionSession) => isIn(collection, session, 'ready')
  return [open.filter(isReady), open.filter((session) => !isReady(session))]
}

function isIn(
  collection: PaymentCollection,
  session: CollectionSession,
  state: ChosenPayment['meaning']['state'],
): boolean {
  return readPayment({ ...collection, paymentSession: session })?.meaning.state === state
}

async function authorize(ctx: RequestContext, id: string, sessions: CollectionSession[]): Promise<PaymentCollection> {
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
