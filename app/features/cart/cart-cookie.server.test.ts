import { createCookie } from '@remix-run/node'
import { expect, test } from 'vitest'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { forgetCart, forgetEdited, getCartCount, listCartIds, rememberCart } from './cart-cookie.server'

const id = 'cart_01HZXABCDEFGHJ'
const items = [{ quantity: 4 }]

function visit(cookies: string): RequestContext {
  return { cookies, headers: new Headers() } as unknown as RequestContext
}

function listSet({ headers }: RequestContext): string[] {
  return headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
}

/** As 0.1.0 signed it. */
async function writeAsBefore(name: string, value: unknown): Promise<string> {
  const line = await createCookie(name, { secrets: [...env.SESSION_SECRETS] }).serialize(value)
  return line.split(';')[0] ?? ''
}

test('a bag from before the signatures were bound is still there, and is not called edited', async () => {
  const ctx = visit(await writeAsBefore(`cart_${id.slice(-10)}`, { id, count: 3 }))
  expect(await listCartIds(ctx)).toEqual([id])
  expect(await getCartCount(ctx)).toBe(3)
  expect(await forgetEdited(ctx)).toBe(false)
  expect(listSet(ctx)).toEqual([])
})

test('it moves to its new cookie with the next change, and goes with the bag', async () => {
  const header = await writeAsBefore(`cart_${id.slice(-10)}`, { id, count: 3 })
  const changed = visit(header)
  await rememberCart(changed, { id, items } as Parameters<typeof rememberCart>[1])
  const [written = '', cleared] = listSet(changed)
  expect(written).toMatch(new RegExp(`^shop-cart_${id.slice(-10)}=.`))
  expect(cleared).toBe(`cart_${id.slice(-10)}=`)
  const later = visit(`${header}; ${written}`)
  expect(await getCartCount(later), 'a former cookie that came back late says nothing').toBe(4)
  await forgetCart(later, id)
  expect(listSet(later)).toEqual([`shop-cart_${id.slice(-10)}=`, `cart_${id.slice(-10)}=`])
})

test('what 0.1.0 signed for something else, or for another bag, is no bag', async () => {
  const values = {
    'a form that somebody filled in so': { id, count: '3' },
    'more than a bag': { id, count: 3, kind: 'success' },
    'another bag': { id: 'cart_01HZXANOTHERONE', count: 3 },
  }
  for (const [name, value] of Object.entries(values)) {
    const ctx = visit(await writeAsBefore(`cart_${id.slice(-10)}`, value))
    expect(await listCartIds(ctx), name).toEqual([])
    expect(await forgetEdited(ctx), name).toBe(true)
    expect(listSet(ctx), name).toEqual([`cart_${id.slice(-10)}=`])
  }
  const renamed = visit((await writeAsBefore('x', { id, count: 3 })).replace('x=', `shop-cart_${id.slice(-10)}=`))
  expect(await listCartIds(renamed)).toEqual([])
})
