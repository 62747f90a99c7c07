import { createHmac, randomUUID } from 'node:crypto'
import { type Answer, ask } from './ask'
import { readWorld } from './world'

interface Delivery {
  body: string
  headers: Record<string, string>
}

/** A post as the backend's plugin signs it. */
export function signDelivery(
  changes: unknown,
  { secret = readWorld('CATALOGUE_HOOK_SECRET'), ageMs = 0 }: { secret?: string; ageMs?: number } = {},
): Delivery {
  const body = JSON.stringify({ id: randomUUID(), changes })
  const seconds = Math.floor((Date.now() - ageMs) / 1000)
  const hex = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { body, headers: { 'Content-Type': 'application/json', 'X-Vitrine-Signature': `t=${seconds},v1=${hex}` } }
}

export function deliver(delivery: Delivery, at?: string): Promise<Answer> {
  return ask('/hooks/catalogue', { method: 'POST', at, ...delivery })
}
