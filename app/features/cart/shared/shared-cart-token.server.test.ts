import { describe, expect, it } from 'vitest'
import { makeLine } from '../../../../tests/support/test-cart'
import { readSharedCart, sharedCartDays, signSharedCart } from './shared-cart-token.server'

const cart = { id: 'cart-1', items: [makeLine({ quantity: 2 }), makeLine({ id: 'item_2', variantId: null })] }
const now = new Date('2026-11-21T12:00:00Z')

function later(days: number): Date {
  return new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
}

describe('the token of a shared bag', () => {
  it('carries the lines that can be bought, and nothing of the cart itself', async () => {
    const token = await signSharedCart(cart, now)
    expect(await readSharedCart(token, later(sharedCartDays - 1))).toMatchObject({
      lines: [{ variantId: 'variant-1', quantity: 2 }],
    })
    expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).not.toContain(cart.id)
  })

  it('is the same bag as long as it holds the same', async () => {
    const [first, again] = [await signSharedCart(cart, now), await signSharedCart(cart, later(1))]
    const other = await signSharedCart({ ...cart, items: [makeLine({ quantity: 3 })] }, now)
    const ids = await Promise.all([first, again, other].map((token) => readSharedCart(token, now)))
    const [one, two, three] = ids.map((shared) => (typeof shared === 'string' ? shared : shared.id))
    expect(one).toBe(two)
    expect(three).not.toBe(one)
  })

  it('ends after a week', async () => {
    expect(await readSharedCart(await signSharedCart(cart, now), later(sharedCartDays + 1))).toBe('expired')
  })

  it('is refused once anything in it was changed', async () => {
    const token = await signSharedCart(cart, now)
    const [head = '', , signature = ''] = token.split('.')
    const forged = Buffer.from(JSON.stringify({ jti: 'x', lines: [['variant_2', 1]], exp: 9e9 })).toString('base64url')
    for (const changed of [`${head}.${forged}.${signature}`, token.slice(0, -3), 'nonsense', '']) {
      expect(await readSharedCart(changed, now)).toBe('invalid')
    }
  })
})
