import { readWorld } from './world'

/**
 * Calls the stand-in of Stripe's API with the account's secret key, as the merchant's dashboard does.
 * @throws Error where it refuses
 */
export async function askStripe<T>(method: 'GET' | 'POST', path: string, fields: Record<string, string> = {}) {
  const url = new URL(`/v1/${path}`, readWorld('STRIPE_API_URL'))
  if (method === 'GET') url.search = new URLSearchParams(fields).toString()
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${readWorld('STRIPE_SECRET_KEY')}` },
    ...(method === 'POST' && { body: new URLSearchParams(fields) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
  return (await response.json()) as T
}
