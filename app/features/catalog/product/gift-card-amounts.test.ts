import { describe, expect, it } from 'vitest'
import { toLocale } from '~/i18n/locales'
import { toAmountOptions } from './gift-card-amounts'
import { type VariantRecord } from '../product-record'

function card(values: Record<string, string>, amount: number | null): VariantRecord {
  const price = amount === null ? null : { amount, prior: null }
  return {
    id: '',
    values,
    price,
    unitPrice: null,
    availability: { state: 'in-stock', limit: null },
    sku: null,
    gtin: null,
    saleEndsAt: null,
  }
}

const size = { id: 'size', name: 'Amount', field: 'option.Amount', labels: { S: 'Small', L: 'Large' } }
const german = toLocale('de', 'de')

describe('toAmountOptions', () => {
  it('names each value by what the card is worth in the region', () => {
    const variants = [card({ size: 'S' }, 2500), card({ size: 'L' }, 10_000)]
    const [euros] = toAmountOptions({ options: [size], variants }, 'eur', german)
    expect(euros?.labels).toEqual({ S: '25,00\u00a0€', L: '100,00\u00a0€' })
    const [yen] = toAmountOptions({ options: [size], variants }, 'jpy', toLocale('en', 'jp'))
    expect(yen?.labels).toEqual({ S: '¥2,500', L: '¥10,000' })
  })

  it('leaves alone an option that does not set the amount', () => {
    const design = { id: 'design', name: 'Design', field: 'option.Design', labels: { A: 'Plain', B: 'Floral' } }
    const variants = ['A', 'B'].flatMap((value) => [
      card({ size: 'S', design: value }, 2500),
      card({ size: 'L', design: value }, 5000),
    ])
    const options = toAmountOptions({ options: [size, design], variants }, 'eur', german)
    expect(options.map(({ labels }) => Object.values(labels))).toEqual([
      ['25,00\u00a0€', '50,00\u00a0€'],
      ['Plain', 'Floral'],
    ])
  })

  it('leaves the names where the region has no price for one of them', () => {
    const variants = [card({ size: 'S' }, 2500), card({ size: 'L' }, null)]
    expect(toAmountOptions({ options: [size], variants }, 'eur', german)).toEqual([size])
  })
})
