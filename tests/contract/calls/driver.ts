import { type AdminClient, createAdminClient } from '~/commerce/medusa-v1/admin-client.admin.server'
import { type MedusaAdmin } from '~/commerce/medusa-v1/admin-types'
import { createCatalogueCache } from '~/commerce/cache.server'
import { isCommerceError } from '~/commerce/errors'
import { createCommerce } from '~/commerce/medusa-v1/commerce.server'
import { type Medusa } from '~/commerce/medusa-v1/types'
import { createLogSpy } from '../../support/fault-server'
import { readWorld } from '../../support/world'
import { removeGoods } from './goods'
import { type SpecCall } from './spec-calls'
import { type Exchange, startWire } from './wire'

/** What a call must carry to say who asks. */
export type Identity = 'nobody' | 'bearer' | 'apiKey' | 'cookie'

export interface Refusal {
  status: number
  /** Why this backend cannot serve it. */
  reason: string
}

/** One call of the table as it was made. */
export interface Outcome {
  call: SpecCall
  identity: Identity
  /** What it must carry. */
  publishableKey: string
  /** The property that the answer has by Medusa's reference; null where it has none. */
  answers: string | null
  answer: unknown
  refusal?: Refusal
  exchanges: Exchange[]
}

/** Makes a call of the table, as a read where it is a GET, and gives what the answer holds at `answers`. */
export interface Make<M> {
  <K extends string, T extends { [P in K]?: unknown }>(
    call: SpecCall,
    answers: K,
    ask: (medusa: M) => Promise<T>,
  ): Promise<T[K]>
  /** A call that is there for another one, and not noted. */
  unnoted<T>(ask: (medusa: M) => Promise<T>): Promise<T>
  /** A call whose answer says nothing. */
  quietly(call: SpecCall, ask: (medusa: M) => Promise<unknown>): Promise<void>
  /** A call that this backend refuses. @throws Error where it does not */
  refused(call: SpecCall, refusal: Refusal, ask: (medusa: M) => Promise<unknown>): Promise<void>
}

/** Ways to make the calls of the table, through our commerce faces and over a wire that notes what they send. */
export interface Driver {
  admin: Make<MedusaAdmin>
  guest: Make<Medusa>
  customer(token: string): Make<Medusa>
  adminWithKey(apiKey: string): Make<MedusaAdmin>
  /** One face, with its jar: the calls before the answer that brings a session cookie, and those after it. */
  shopperWithCookie(): { before: Make<Medusa>; after: Make<Medusa> }
  adminWithCookie(): { before: Make<MedusaAdmin>; after: Make<MedusaAdmin> }
  /** For what the calls need and the table does not tell. */
  setUp: AdminClient
  user: { email: string; password: string }
  outcomes: Outcome[]
  stop(): Promise<void>
}

export async function startDriver(): Promise<Driver> {
  const wire = await startWire(readWorld('MEDUSA_URL'))
  const outcomes: Outcome[] = []
  const origin = { requestId: 'contract', log: createLogSpy(), cache: createCatalogueCache({ maxBytes: 1e6 }) }
  const user = { email: readWorld('ADMIN_EMAIL'), password: readWorld('ADMIN_PASSWORD') }
  // a loaded two-core machine may be slow; what the deadline does is tested elsewhere
  const patient = { baseUrl: wire.url, maxRetries: 3, readDeadlineMs: 30_000, completeDeadlineMs: 30_000 }
  const setUp = createAdminClient(patient, origin, user)
  const { publishable_api_key: key } = await setUp.write((admin) =>
    admin.publishableApiKeys.create({ title: 'Contract' }),
  )
  const settings = { ...patient, publishableKey: key.id, storefrontSecret: readWorld('STOREFRONT_SECRET') }
  const administrator = createAdminClient(settings, origin, user)
  // the face signs in with its first call, which then is two requests
  await administrator.read((admin) => admin.store.retrieve())
  const commerce = createCommerce(settings, origin)

  function toMake<M>(face: Face<M>, identity: Identity): Make<M> {
    async function note<T>(call: SpecCall, answers: string | null, ask: () => Promise<T>, refusal?: Refusal) {
      wire.take()
      const answer = await ask()
      outcomes.push({ call, identity, publishableKey: key.id, answers, answer, refusal, exchanges: wire.take() })
      return answer
    }
    function say<T>(call: SpecCall, ask: (medusa: M) => Promise<T>): Promise<T> {
      return call.startsWith('GET') ? face.read(ask) : face.write(ask)
    }
    const make: Make<M> = async (call, answers, ask) => (await note(call, answers, () => say(call, ask)))[answers]
    make.unnoted = (ask) => face.write(ask)
    make.quietly = async (call, ask) => void (await note(call, null, () => say(call, ask)))
    make.refused = (call, refusal, ask) => {
      const refused = () =>
        say(call, ask).then(
          () => Promise.reject(new Error(`${call} was not refused`)),
          (error: unknown) => (isCommerceError(error) ? undefined : Promise.reject(error)),
        )
      return note(call, null, refused, refusal)
    }
    return make
  }

  function toPair<M>(face: Face<M>) {
    return { before: toMake(face, 'nobody'), after: toMake(face, 'cookie') }
  }

  return {
    outcomes,
    user,
    setUp,
    admin: toMake(administrator, 'bearer'),
    guest: toMake(commerce.as({}), 'nobody'),
    customer: (token) => toMake(commerce.as({ token }), 'bearer'),
    adminWithKey: (apiKey) => toMake(createAdminClient(settings, origin, { apiKey }), 'apiKey'),
    shopperWithCookie: () => toPair(commerce.as({})),
    adminWithCookie: () => toPair(createAdminClient(settings, origin, 'nobody')),
    async stop() {
      await removeGoods(setUp)
      await setUp.put((admin) => admin.publishableApiKeys.delete(key.id))
      await wire.stop()
    },
  }
}

interface Face<M> {
  read<T>(load: (medusa: M) => Promise<T>): Promise<T>
  write<T>(load: (medusa: M) => Promise<T>): Promise<T>
}
