import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type RequestFacts } from '~/context.server'
import { signedCookie } from '~/http/server/cookies.server'
import { isPast, toIssueTime } from '~/http/server/timestamped-value'

const keptAccounts = 5

const deviceSchema = z.object({
  id: z.string().max(36),
  /** Whom somebody has signed in as here, newest first: hashes, and when, in Unix seconds. */
  accounts: z.array(z.object({ hash: z.string().max(22), issuedAt: z.number().int() })).max(keptAccounts),
})
type Device = z.infer<typeof deviceSchema>

const daySeconds = 24 * 60 * 60
const maxAge = 365 * daySeconds

// https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
// Each account counts for itself: who signs in to one of their own gives no new time to the others.
const deviceCookie = signedCookie('device', deviceSchema, { maxAge, dated: false, personal: false })

async function readDevice(cookies: string | null): Promise<Device | null> {
  const device = await deviceCookie.read(cookies)
  return device && { ...device, accounts: device.accounts.filter(({ issuedAt }) => !isPast(issuedAt, maxAge)) }
}

function toHash(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22)
}

/** Remembers that this browser's owner has signed in to the account. */
export async function rememberDevice(
  { cookies, headers }: Pick<RequestFacts, 'cookies' | 'headers'>,
  email: string,
): Promise<void> {
  const known = await readDevice(cookies)
  const hash = toHash(email)
  const last = known?.accounts[0]
  if (last?.hash === hash && !isPast(last.issuedAt, daySeconds)) return
  const others = known?.accounts.filter((one) => one.hash !== hash) ?? []
  const accounts = [{ hash, issuedAt: toIssueTime() }, ...others].slice(0, keptAccounts)
  headers.append('Set-Cookie', await deviceCookie.write({ id: known?.id ?? randomUUID(), accounts }))
}

/** The device's id where somebody has signed in to the account with this browser in the last year, else null. */
export async function findDevice(cookies: string | null, email: string): Promise<string | null> {
  const device = await readDevice(cookies)
  return device?.accounts.some(({ hash }) => hash === toHash(email)) ? device.id : null
}
