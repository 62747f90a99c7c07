import { z } from 'zod'
import { isCommerceError, isOutage } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { type ReturnAddresses } from './payment-provider'
import { type ChosenPayment, readPayment } from './session-meaning.server'

const sessionSchema = z.object({
  id: z.string(),
  provider_id: z.string(),
  status: z.enum(['pending', 'requires_more', 'authorized', 'error', 'canceled']),
  /** Minor units. */
  amount: z.number(),
  data: z.record(z.string(), z.unknown()).default({}),
})

type Session = z.infer<typeof sessionSchema>

const collectionSchema = z.object({
  id: z.string(),
  status: z.string(),
  /** Minor units. */
  amount: z.number(),
  payment_sessions: z.array(sessionSchema).default([]),
  region: z.object({ payment_providers: z.array(z.object({ id: z.string() })) }),
})

/** An amount that is to be paid outside of a cart, as Medusa's store API answers it. */
export type PaymentCollection = z.infer<typeof collectionSchema>

const collectionAnswer = z.object({ payment_collection: collectionSchema })
const sessionsAnswer = z.object({ payment_collection: collectionSchema.pick({ payment_sessions: true }) })
const sessionAnswer = z.object({ payment_session: sessionSchema })

/** Medusa shows any payment collection to anybody: whose it is has been looked at before. @throws CommerceError */
export async function readCollection(ctx: RequestContext, id: string): Promise<PaymentCollection> {
  const query = { expand: 'payment_sessions,region,region.payment_providers' }
  const answer = await ctx.commerce.as({}).read(({ paymentCollections }) => paymentCollections.retrieve(id, query))
  return collectionAnswer.parse(answer).payment_collection
}

/** Whether all of it is paid, or the merchant says so. */
export function isCollectionPaid({ status }: Pick<PaymentCollection, 'status'>): boolean {
  return status === 'authorized'
}

/** How it is going to be paid; null where nobody has chosen yet, or a way that the shop cannot offer. */
export function readCollectionPayment(collection: PaymentCollection): ChosenPayment | null {
  const [session] = collection.payment_sessions
  return session ? readPayment({ ...collection, payment_session: session }) : null
}

/**
 * Has it paid by a provider of `listProviders`; asking again changes nothing. Its one session is for the whole amount, a
 * refused one is made anew, and one that leads away knows where the shopper comes back to.
 * @returns null where the provider makes no session
 * @throws CommerceError `invalid` or `not-found` where Medusa or its provider refuses; without our plugin also where the
 *   shopper would be led away, since Medusa itself has no way to say where to come back to
 */
export async function chooseProvider(
  ctx: RequestContext,
  collection: PaymentCollection,
  { providerId, returns }: { providerId: string; returns: ReturnAddresses },
): Promise<ChosenPayment | null> {
  const session = await putSession(ctx, collection, providerId)
  const payment = session && readPayment({ ...collection, payment_session: session })
  if (!session || payment?.meaning.state !== 'elsewhere' || !payment.provider.toSessionUpdate) return payment ?? null
  const path = `/store/vitrine/payment-collections/${collection.id}/sessions/${session.id}`
  const data = payment.provider.toSessionUpdate(returns)
  await ctx.commerce.as({}).put(({ client }) => client.request('POST', path, { data }))
  return payment
}

async function putSession(
  ctx: RequestContext,
  collection: PaymentCollection,
  providerId: string,
): Promise<Session | undefined> {
  const client = ctx.commerce.as({})
  const { id, amount } = collection
  const isWanted = (session: Session) => session.provider_id === providerId
  const known = collection.payment_sessions.find(isWanted)
  if (known?.amount === amount) {
    if (readPayment({ ...collection, payment_session: known })?.meaning.state !== 'refused') return known
    const answer = await client.write(({ paymentCollections }) =>
      paymentCollections.refreshPaymentSession(id, known.id),
    )
    return sessionAnswer.parse(answer).payment_session
  }
  const answer = await client.put(({ paymentCollections }) =>
    paymentCollections.managePaymentSession(id, { provider_id: providerId }),
  )
  return sessionsAnswer.parse(answer).payment_collection.payment_sessions.find(isWanted)
}

/**
 * Asks the providers whether it is paid, and has what they hold count. Once it does, asking again changes nothing.
 * @throws CommerceError when the backend is down
 */
export async function authorizeCollection(
  ctx: RequestContext,
  { id, payment_sessions: sessions }: PaymentCollection,
): Promise<PaymentCollection> {
  const [session, ...others] = sessions.map((one) => one.id)
  const client = ctx.commerce.as({})
  await settle(ctx, 'a payment was not authorized', async () => {
    if (!session) return
    if (others.length === 0) {
      await client.write(({ paymentCollections }) => paymentCollections.authorizePaymentSession(id, session))
    } else {
      const body = { session_ids: [session, ...others] }
      await client.write(({ paymentCollections }) => paymentCollections.authorizePaymentSessionsBatch(id, body))
    }
  })
  return readCollection(ctx, id)
}

/**
 * Gives back whatever a provider holds for it, since what it was for will not come; whoever still pays finds the payment
 * void. Medusa refuses that once it has come.
 * @throws CommerceError when the backend is down
 */
export async function releaseCollection(ctx: RequestContext, id: string): Promise<void> {
  const collection = await readCollection(ctx, id)
  for (const session of collection.payment_sessions) {
    if (readPayment({ ...collection, payment_session: session })?.provider.isOffline) continue
    await settle(ctx, 'a payment was not given back', () =>
      ctx.commerce.as({}).write(({ paymentCollections }) => paymentCollections.refreshPaymentSession(id, session.id)),
    )
  }
}

// the provider or Medusa says no: how it stands then is read anew
async function settle(ctx: RequestContext, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isCommerceError(error) || isOutage(error)) throw error
    ctx.log.info({ err: error }, what)
  }
}
