import { ask } from '../../support/ask'
import { expect, test } from '../../support/test'
import { fromElsewhere, type SharingShops } from '../../support/other-shops'

interface Adding {
  variantId: string
  /** Names the rendered form, as its hidden field does. */
  nonce: string
  cookie?: string
  at: string
}

/** Posts the form as a browser without script does. @returns the cookie of its bag */
async function add({ variantId, nonce, cookie, at }: Adding): Promise<string> {
  const { status, headers, body } = await ask('/en-de/cart', {
    method: 'POST',
    at,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: at,
      ...fromElsewhere(),
      ...(cookie && { Cookie: cookie }),
    },
    body: new URLSearchParams({ intent: 'add', variantId, quantity: '1', attempt: nonce }).toString(),
  })
  expect(status, body).toBe(303)
  const set = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '')
  return set.find((line) => line.includes('cart_')) ?? cookie ?? ''
}

async function countPieces(cookie: string, at: string): Promise<number> {
  const { body } = await ask('/api/trpc/cart.summary', { at, headers: { Cookie: cookie } })
  return (JSON.parse(body) as { result: { data: { count: number } } }).result.data.count
}

function listTwice({ shops }: SharingShops): string[] {
  return shops.flatMap(({ url }) => [url, url])
}

test('what two processes on one Redis are sent of one form without script counts once', async ({
  bowl,
  sharingShops,
}) => {
  const variantId = bowl.variants[0]?.id ?? ''
  const [one, other] = sharingShops.shops
  const cookie = await add({ variantId, nonce: crypto.randomUUID(), at: one.url })
  const clicked = crypto.randomUUID()
  await add({ variantId, nonce: clicked, cookie, at: one.url })
  await add({ variantId, nonce: clicked, cookie, at: other.url })
  expect(await countPieces(cookie, one.url), 'one after the other').toBe(2)
  const pressed = crypto.randomUUID()
  await Promise.all(listTwice(sharingShops).map((at) => add({ variantId, nonce: pressed, cookie, at })))
  expect(await countPieces(cookie, other.url), 'at the same time').toBe(3)
})

test('of what two processes on one Redis add to one bag at the same time, nothing is lost', async ({
  bowl,
  sharingShops,
}) => {
  const variantId = bowl.variants[0]?.id ?? ''
  const cookie = await add({ variantId, nonce: crypto.randomUUID(), at: sharingShops.shops[0].url })
  await Promise.all(listTwice(sharingShops).map((at) => add({ variantId, nonce: crypto.randomUUID(), cookie, at })))
  expect(await countPieces(cookie, sharingShops.shops[1].url)).toBe(5)
})
