import { expect, it, vi } from 'vitest'
import { type ProductOffer } from '~/commerce/shop/product'
import { readPriorPrices } from './prior-prices.server'

const europe = { id: 'reg_eu', currency: 'eur' }
const prior = { amount: 2000, currentAmount: 1700, includesTax: true }

function toProduct(id: string, kind: 'regular' | 'sale'): ProductOffer {
  const amount = { withTax: 1700, withoutTax: 1700 }
  const stock = { manageInventory: false, allowBackorder: false, quantity: 0 }
  return { id, variants: [{ id: `${id}-v1`, stock, price: { amount, kind, original: null, saleEndsAt: null } }] }
}

it('asks for what is on sale in the region, and for nothing where nothing is', async () => {
  const listPriorPrices = vi.fn(async () => ({ v1: prior }))
  const products = [toProduct('a', 'sale'), toProduct('b', 'regular'), toProduct('c', 'sale')]
  expect(await readPriorPrices({ listPriorPrices }, europe, products)).toEqual({ v1: prior })
  expect(listPriorPrices).toHaveBeenCalledWith(['a', 'c'], europe)
  expect(await readPriorPrices({ listPriorPrices }, europe, [toProduct('b', 'regular')])).toEqual({})
  expect(listPriorPrices).toHaveBeenCalledOnce()
})
