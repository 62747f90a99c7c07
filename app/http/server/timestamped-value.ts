import { z } from 'zod'

// An answer may be on its way for so long, and the clocks of two processes may differ by as much.
const graceSeconds = 60

/** A time as signed values say it: Unix seconds. */
export function toIssueTime(date = new Date()): number {
  return Math.floor(date.getTime() / 1000)
}

/** Whether what was signed at `issuedAt` (`toIssueTime`) has outlived `maxAge` seconds. */
export function isPast(issuedAt: number, maxAge: number): boolean {
  return toIssueTime() > issuedAt + maxAge + graceSeconds
}

/**
 * A value with the time of now. A record gets it among its fields, where a process of the build before, which may still
 * run beside this one, overlooks it.
 */
export function toTimestamped(value: unknown): object {
  const issuedAt = toIssueTime()
  return isRecord(value) ? { ...value, issuedAt } : { datedValue: value, issuedAt }
}

const datedSchema = z.looseObject({ issuedAt: z.number() })

/**
 * What `toTimestamped` was given, and when. What was signed before 0.2.0 has no time: it counts until 0.3.0, as the carts of 0.1.0
 * do (`formerCookieFamily`), and is nothing from then on.
 */
export function fromTimestamped(raw: unknown): { issuedAt: number | null; content: unknown } {
  const { success, data } = datedSchema.safeParse(raw)
  if (!success) return { issuedAt: null, content: raw }
  const { issuedAt, ...fields } = data
  return { issuedAt, content: 'datedValue' in fields ? fields.datedValue : fields }
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
