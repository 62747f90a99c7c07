import { SignJWT } from 'jose'
import { expect, it, vi } from 'vitest'
import { type Cart } from '~/commerce/shop/cart'
import { type CartContext } from '~/commerce/shop/cart-context'
import { type CartDraft } from '~/commerce/shop/carts'
import { toContext } from '../../../tests/support/request-context'
import { createFollowing } from './keep-saved.server'
import { makeCart } from '../../../tests/support/test-cart'

const saved = [{ variantId: 'variant-1', quantity: 2, title: 'Mug', known: null }]
const region = { id: 'reg-eu', countries: ['at', 'de'] }

/** A request of the customer with this id, or of a guest. */
async function makeContext(customerId?: string) {
  const create = vi.fn(async (draft: CartDraft) => draft)
  const as = vi.fn((_shopper: { token?: string }) => ({ carts: { create } }))
  const commerce = { as, catalogue: { read: async () => [region] } }
  const locale = { code: 'de-at', country: 'at' }
  const url = new URL('http://shop.example/de-at/cart')
  const parts = { commerce, locale, url, cookies: null, headers: new Headers(), log: { info: vi.fn() } }
  const ctx = toContext(parts)
  if (customerId !== undefined) {
    const customer = { id: customerId, email: 'ann@example.com', name: 'Ann Doe' }
    await ctx.session.start({ token: await makeToken(customerId), customer, method: 'credentials' })
  }
  return { ctx, as }
}

function makeToken(customerId: string): Promise<string> {
  const claims = { customerId, exp: Math.floor(Date.now() / 1000) + 3600 }
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('the backend’s own'))
}

function ordered(context: Partial<CartContext>): Cart {
  return makeCart([], { completed: true, context: { saved, ...context } })
}

it.each([
  ['its owner', 'cus_1', true],
  ['somebody else', 'cus_2', false],
  ['nobody', undefined, false],
])(
  'the cart after an account’s order belongs to that account while %s is signed in',
  async (_, customerId, asOwner) => {
    const { ctx, as } = await makeContext(customerId)
    expect(await createFollowing(ctx, ordered({ account: 'cus_1' }))).toMatchObject({
      regionId: 'reg-eu',
      countryCode: 'at',
      context: { account: 'cus_1', saved },
    })
    expect(as.mock.calls.map(([{ token }]) => token !== undefined)).toEqual([asOwner])
  },
)

it('the cart after a guest’s order belongs to nobody', async () => {
  const { ctx } = await makeContext()
  const cart = await createFollowing(ctx, ordered({}))
  expect(cart?.context).toMatchObject({ saved })
  expect(cart?.context).not.toMatchObject({ account: expect.anything() })
})

it('no cart follows where nothing was put aside', async () => {
  const { ctx, as } = await makeContext('cus_1')
  expect(await createFollowing(ctx, ordered({ account: 'cus_1', saved: [] }))).toBeNull()
  expect(as).not.toHaveBeenCalled()
})
