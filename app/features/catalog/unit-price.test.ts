import { describe, expect, it } from 'vitest'
import { toUnitPrice } from './unit-price'

describe('toUnitPrice', () => {
  it('is the price of a kilogram, a litre or a metre', () => {
    expect(toUnitPrice(2900, { amount: 180, unit: 'g', base: 'kg' })).toEqual({ amount: 16111, unit: 'kg' })
    expect(toUnitPrice(2900, { amount: 2, unit: 'kg', base: 'kg' })).toEqual({ amount: 1450, unit: 'kg' })
    expect(toUnitPrice(900, { amount: 75, unit: 'cl', base: 'l' })).toEqual({ amount: 1200, unit: 'l' })
    expect(toUnitPrice(900, { amount: 250, unit: 'ml', base: 'l' })).toEqual({ amount: 3600, unit: 'l' })
    expect(toUnitPrice(1200, { amount: 6, unit: 'm', base: 'm' })).toEqual({ amount: 200, unit: 'm' })
    expect(toUnitPrice(1200, { amount: 50, unit: 'cm', base: 'm' })).toEqual({ amount: 2400, unit: 'm' })
  })

  it('rounds to a whole minor unit, be it a yen or a thousandth of a dinar', () => {
    expect(toUnitPrice(4780, { amount: 180, unit: 'g', base: 'kg' })?.amount).toBe(26556)
    expect(toUnitPrice(9500, { amount: 180, unit: 'g', base: 'kg' })?.amount).toBe(52778)
  })

  it('is null where the metadata does not say what the package holds', () => {
    const good = { amount: 180, unit: 'g', base: 'kg' }
    const broken = [
      ...[undefined, null, '', 'g', 180, [], {}],
      ...[0, -1, '180', NaN, Infinity, null].map((amount) => ({ ...good, amount })),
      { ...good, unit: 'oz' },
      { ...good, base: 'l' },
      { ...good, base: undefined },
    ]
    for (const content of broken) expect(toUnitPrice(2900, content), JSON.stringify(content)).toBeNull()
  })
})
