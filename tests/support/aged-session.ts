import { createCookie } from '@remix-run/node'
import { createHmac } from 'node:crypto'
import { sessionSecret } from './storefront'

/**
 * The value of a session's cookie as it would be had its owner signed in so much earlier.
 * @throws Error where it is none that the shop under test has signed
 */
export async function ageSession(value: string, minutes: number): Promise<string> {
  const key = createHmac('sha256', sessionSecret).update('vitrine: cookie session').digest('base64url')
  const cookie = createCookie('session', { secrets: [key] })
  const kept = (await cookie.parse(`session=${value}`)) as { record: { startedAt: number } } | null
  if (!kept) throw new Error('nobody is signed in')
  const { record } = kept
  const older = await cookie.serialize({ record: { ...record, startedAt: record.startedAt - minutes * 60 } })
  return older.slice('session='.length).split(';', 1)[0] ?? ''
}
