import { expect, it } from 'vitest'
import { listShippingOptions, toShippingOption } from './shipping-option'
import { type ShippingOption as MedusaOption } from './types'

function option(id: string, change: object = {}): MedusaOption {
  const whole = { id, name: id, amount: 500, profile_id: 'default', is_return: false, metadata: null, ...change }
  return whole as unknown as MedusaOption
}

it('knows the price with its tax and without, whichever of them the merchant has set', () => {
  const taxed = option('taxed', { amount: 500, price_incl_tax: 595, includes_tax: false })
  const including = option('including', { amount: 595, price_incl_tax: 595, includes_tax: true, tax_amount: 95 })
  expect(toShippingOption(taxed).amount).toEqual({ withTax: 595, withoutTax: 500 })
  expect(toShippingOption(including).amount).toEqual({ withTax: 595, withoutTax: 500 })
  expect(toShippingOption(option('untaxed')).amount).toEqual({ withTax: 500, withoutTax: 500 })
})

it('says how many days it takes where the merchant does', () => {
  expect(toShippingOption(option('post', { metadata: { min_days: 3, max_days: 5 } })).days).toEqual({ min: 3, max: 5 })
  expect(toShippingOption(option('none')).days).toBeNull()
})

it('offers no way to send back', async () => {
  const options = [option('post'), option('back', { is_return: true })]
  const read = () => Promise.resolve({ shipping_options: options }) as Promise<never>
  const offered = await listShippingOptions({ read }, 'cart_1')
  expect(offered.map(({ id }) => id)).toEqual(['post'])
})
