import type { Change } from './change-set'
import { createHmac, randomUUID } from 'node:crypto'

const deadlineMs = 5000

/**
 * Posts changes to a shop, signed: `X-Vitrine-Signature: t=<unix seconds>,v1=<hex>`, where `v1` is the HMAC-SHA256 of
 * `<t>.<body>`. The body's `id` makes every attempt another one.
 * @param shop `url` is the shop's address
 * @throws Error where the shop did not take them
 */
export async function postChanges({ url, secret }: { url: string; secret: string }, changes: Change[]) {
  const body = JSON.stringify({ id: randomUUID(), changes })
  const response = await fetch(`${url.replace(/\/+$/, '')}/hooks/catalogue`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Vitrine-Signature': sign(body, secret) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`it answered ${response.status}`)
}

function sign(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)) {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
