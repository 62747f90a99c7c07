import { z } from 'zod'
import { isCommerceError, isOutage } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { listOffered } from '~/features/checkout/payment/providers'
import { paymentSettings } from '~/features/checkout/payment/payment-settings.server'
import { type OrderEdit, type WayToPay } from './order-edit'

const sessionSchema = z.object({
  id: z.string(),
  provider_id: z.string(),
  status: z.string(),
  amount: z.number(),
})

const collectionSchema = z.object({
  id: z.string(),
  status: z.string(),
  /** Minor units. */
  amount: z.number(),
  payment_sessions: z.array(sessionSchema).default([]),
  region: z.object({ payment_providers: z.array(z.object({ id: z.string() })) }),
})

type Collection = z.infer<typeof collectionSchema>

const collectionAnswer = z.object({ payment_collection: collectionSchema })
const sessionAnswer = z.object({ payment_session: sessionSchema })

/** What the difference of an edit is paid through; null where nothing is due. @throws CommerceError */
export async function readCollection(ctx: RequestContext, edit: OrderEdit): Promise<Collection | null> {
  const id = edit.payment_collection_id
  if (!id || edit.difference_due <= 0) return null
  const query = { expand: 'payment_sessions,region,region.payment_providers' }
  const answer = await ctx.commerce.as({}).read(({ paymentCollections }) => paymentCollections.retrieve(id, query))
  return collectionAnswer.parse(answer).payment_collection
}

/** The ways to pay without a cart: a provider's page or form has nowhere to lead back to yet. */
export function listWaysToPay({ t }: Pick<RequestContext, 't'>, { region }: Collection): WayToPay[] {
  const ids = region.payment_providers.map(({ id }) => id)
  return listOffered(ids, paymentSettings)
    .filter(({ isOffline }) => isOffline)
    .map(({ id, label, hint }) => ({ id, label: t(label), hint: t(hint) }))
}

/**
 * Has the difference authorized by a provider that `listWaysToPay` names. Once it is, asking again changes nothing.
 * @returns whether it is authorized now, by this request or by another one at the same time
 * @throws CommerceError when the backend is down
 */
export async function authorizeDifference(
  ctx: RequestContext,
  edit: OrderEdit,
  { collection, providerId }: { collection: Collection; providerId: string },
): Promise<boolean> {
  try {
    const session = await takeSession(ctx, collection, providerId)
    if (!session) return false
    await ctx.commerce
      .as({})
      .write(({ paymentCollections }) => paymentCollections.authorizePaymentSession(collection.id, session.id))
  } catch (error) {
    if (!isCommerceError(error) || isOutage(error)) throw error
    ctx.log.info({ err: error }, 'a difference was not authorized')
  }
  return (await readCollection(ctx, edit))?.status === 'authorized'
}

async function takeSession(
  ctx: RequestContext,
  { id, amount, payment_sessions: known }: Collection,
  providerId: string,
) {
  const face = ctx.commerce.as({})
  const open = known.find((session) => session.provider_id === providerId)
  if (open?.amount === amount && open.status === 'pending') return open
  if (open) {
    const answer = await face.write(({ paymentCollections }) => paymentCollections.refreshPaymentSession(id, open.id))
    return sessionAnswer.parse(answer).payment_session
  }
  const answer = await face.put(({ paymentCollections }) =>
    paymentCollections.managePaymentSession(id, { provider_id: providerId }),
  )
  const { payment_sessions: sessions } = collectionAnswer.parse(answer).payment_collection
  return sessions.find((session) => session.provider_id === providerId)
}
