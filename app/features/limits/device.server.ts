import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type RequestContext } from '~/context.server'
import { signedCookie } from '~/http/cookies.server'

const keptAccounts = 5

const deviceSchema = z.object({
  id: z.string().max(36),
  /** Whom somebody has signed in as here, newest first; hashes. */
  accounts: z.array(z.string().max(22)).max(keptAccounts),
})

// https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
const deviceCookie = signedCookie('device', deviceSchema, { maxAge: 365 * 24 * 60 * 60, personal: false })

function toHash(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22)
}

/** Remembers that this browser's owner has signed in to the account. */
export async function rememberDevice(ctx: RequestContext, email: string): Promise<void> {
  const known = await deviceCookie.read(ctx.cookies)
  const account = toHash(email)
  if (known?.accounts[0] === account) return
  const others = known?.accounts.filter((one) => one !== account) ?? []
  const device = { id: known?.id ?? randomUUID(), accounts: [account, ...others].slice(0, keptAccounts) }
  ctx.headers.append('Set-Cookie', await deviceCookie.write(device))
}

/** The device's id where somebody has signed in to the account with this browser before, else null. */
export async function findDevice(ctx: RequestContext, email: string): Promise<string | null> {
  const device = await deviceCookie.read(ctx.cookies)
  return device?.accounts.includes(toHash(email)) ? device.id : null
}
