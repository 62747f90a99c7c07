import { z } from 'zod'

const daySeconds = 24 * 60 * 60
/** A session that is not used for so long ends. */
export const idleSeconds = 30 * daySeconds
/** A session ends by then however much it is used. */
const absoluteSeconds = 180 * daySeconds
/** A used session is prolonged no more often than this. */
const renewalSeconds = daySeconds

/** Who has shown who they are no longer ago than this may change how the account is opened. */
const freshSeconds = 10 * 60

const second = z.number().int().positive()

/** What the session cookie holds. Times are Unix seconds. */
export const sessionRecordSchema = z.object({
  customer: z.object({ id: z.string().min(1), email: z.string(), name: z.string() }),
  /** `credentials`, `email`, or the id of an identity provider. */
  method: z.string(),
  /** The cart that the backend knows as this customer's. */
  cartId: z.string().optional(),
  /** The backend's bearer token, encrypted. */
  token: z.string().min(1),
  startedAt: second,
  /** When it was started or last prolonged. */
  renewedAt: second,
  expiresAt: second,
})

export type SessionRecord = z.infer<typeof sessionRecordSchema>

interface Lifetime {
  startedAt: number
  now: number
  /** When the backend's token ends; absent where it does not say so. */
  tokenExpiresAt?: number
}

/** When a session that is used now ends: the earliest of its idle time, its absolute limit and its token's end. */
export function toExpiry({ startedAt, now, tokenExpiresAt = Infinity }: Lifetime): number {
  return Math.min(now + idleSeconds, startedAt + absoluteSeconds, tokenExpiresAt)
}

/** The record as far as it is one that has not ended by `now`. */
export function toLiveRecord(value: unknown, now: number): SessionRecord | null {
  const { success, data } = sessionRecordSchema.safeParse(value)
  // its own limits count too: who could write an end of a hundred years must not be believed
  return success && now < toExpiry({ ...data, now: data.renewedAt, tokenExpiresAt: data.expiresAt }) ? data : null
}

/** Whether it is time to prolong the session that is in use. */
export function isRenewalDue({ renewedAt }: Pick<SessionRecord, 'renewedAt'>, now: number): boolean {
  return now - renewedAt >= renewalSeconds
}

/** Whether its owner has signed in a moment ago. */
export function isFresh({ startedAt }: Pick<SessionRecord, 'startedAt'>, now: number): boolean {
  return now - startedAt <= freshSeconds
}

export function toUnixSeconds(date = new Date()): number {
  return Math.floor(date.getTime() / 1000)
}
