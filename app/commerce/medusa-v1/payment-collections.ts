import { z } from 'zod'
import { type CollectionSession, type PaymentCollection, type PaymentCollections } from '../shop/payment'
import { type Calls } from './repeatable-calls'
import { toPaymentSession } from './payment-session'

const sessionSchema = z.object({
  id: z.string(),
  provider_id: z.string(),
  status: z.string(),
  amount: z.number(),
  data: z.record(z.string(), z.unknown()).default({}),
})
const collectionSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  payment_sessions: z.array(sessionSchema).default([]),
  region: z.object({ payment_providers: z.array(z.object({ id: z.string() })) }),
})

const collectionAnswer = z.object({ payment_collection: collectionSchema })
const sessionsAnswer = z.object({ payment_collection: collectionSchema.pick({ payment_sessions: true }) })
const sessionAnswer = z.object({ payment_session: sessionSchema })

const wholeCollection = { expand: 'payment_sessions,region,region.payment_providers' }

export function toPaymentCollections({ read, write, put }: Calls): PaymentCollections {
  return {
    async require(id) {
      const answer = await read(({ paymentCollections }) => paymentCollections.retrieve(id, wholeCollection))
      return toCollection(collectionAnswer.parse(answer).payment_collection)
    },
    async choose(id, provider) {
      const answer = await put(({ paymentCollections }) =>
        paymentCollections.managePaymentSession(id, { provider_id: provider }),
      )
      const { payment_sessions: sessions } = sessionsAnswer.parse(answer).payment_collection
      const session = sessions.find((one) => one.provider_id === provider)
      return session ? toCollectionSession(session) : null
    },
    async divide(id, parts) {
      const sessions = parts.map(({ provider, amount, sessionId }) => ({
        provider_id: provider,
        amount,
        ...(sessionId && { session_id: sessionId }),
      }))
      await write<unknown>(({ paymentCollections }) => paymentCollections.managePaymentSessionsBatch(id, { sessions }))
    },
    async renew(id, sessionId) {
      const answer = await write(({ paymentCollections }) => paymentCollections.refreshPaymentSession(id, sessionId))
      return toCollectionSession(sessionAnswer.parse(answer).payment_session)
    },
    async inform(id, sessionId, data) {
      // of our plugin: Medusa itself takes nothing for the sessions of a collection
      const path = `/store/vitrine/payment-collections/${id}/sessions/${sessionId}`
      await put(({ client }) => client.request('POST', path, { data }))
    },
    async authorize(id, sessionIds) {
      const [first, ...others] = sessionIds
      if (first === undefined) return
      await write<unknown>(({ paymentCollections }) =>
        others.length === 0
          ? paymentCollections.authorizePaymentSession(id, first)
          : paymentCollections.authorizePaymentSessionsBatch(id, { session_ids: [first, ...others] }),
      )
    },
  }
}

function toCollection(collection: z.infer<typeof collectionSchema>): PaymentCollection {
  const { id, status, amount, payment_sessions: answered, region } = collection
  // ids grow with time
  const sessions = answered.map(toCollectionSession).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return {
    id,
    amount,
    isPaid: status === 'authorized',
    sessions,
    paymentSession: sessions.find((session) => session.status !== 'authorized') ?? sessions[0] ?? null,
    region: { paymentProviders: region.payment_providers.map((provider) => provider.id) },
  }
}

function toCollectionSession(session: z.infer<typeof sessionSchema>): CollectionSession {
  return { ...toPaymentSession(session), id: session.id }
}
