import { describe, expect, it } from 'vitest'
import { toLocale } from '~/i18n/locales'
import { renderHtml } from '../../../../tests/support/render'
import { ProductOffer } from './product-offer'
import { type VariantRecord } from '../product-record'

const candle: VariantRecord = {
  id: 'v1',
  values: {},
  price: { amount: 2320, prior: 2500 },
  unitPrice: { amount: 12889, unit: 'kg' },
  availability: { state: 'in-stock', limit: null },
  sku: null,
  gtin: null,
  saleEndsAt: null,
}

async function readText(variant: VariantRecord, currency: string, locale: string) {
  const [language, country] = locale.split('-') as ['en' | 'de', string]
  const product = {
    currency,
    taxInclusive: true,
    giftCard: false,
    energy: null,
    repair: null,
    priceNotes: { v1: ['€ 128,89 / kg'] },
  }
  const html = await renderHtml(<ProductOffer product={product} variant={variant} />, {
    locale: toLocale(language, country),
  })
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

describe('ProductOffer', () => {
  it('counts the percentage from the price before, and says what else is to be said of it', async () => {
    const text = await readText(candle, 'eur', 'de-at')
    expect(text).toContain('7 % günstiger')
    expect(text).toContain('€ 128,89 / kg')
  })

  it('says nothing of a price before, and no percentage, where nobody knows', async () => {
    const text = await readText({ ...candle, price: { amount: 2320, prior: null } }, 'eur', 'en-de')
    expect(text).not.toContain('Before')
    expect(text).not.toContain('% off')
  })
})
