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
  const product = { currency, taxInclusive: true, giftCard: false, energy: null, repair: null }
  const html = await renderHtml(<ProductOffer product={product} variant={variant} />, {
    locale: toLocale(language, country),
  })
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

describe('ProductOffer', () => {
  it('tells the lowest price of 30 days and counts the percentage from it', async () => {
    const text = await readText(candle, 'eur', 'de-at')
    expect(text).toContain('Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: € 25,00')
    expect(text).toContain('7 % günstiger')
    expect(text).toContain('€ 128,89 / kg')
  })

  it('says nothing of a price before, and no percentage, where nobody knows', async () => {
    const text = await readText({ ...candle, price: { amount: 2320, prior: null } }, 'eur', 'en-de')
    expect(text).not.toContain('Before')
    expect(text).not.toContain('% off')
    expect(text).not.toContain('30 days')
  })

  it('writes the price of a kilogram in the currency’s own digits', async () => {
    expect(await readText({ ...candle, unitPrice: { amount: 26556, unit: 'kg' } }, 'jpy', 'en-jp')).toContain(
      '¥26,556 / kg',
    )
    expect(await readText({ ...candle, unitPrice: { amount: 52778, unit: 'l' } }, 'kwd', 'en-kw')).toContain(
      'KWD 52.778 / L',
    )
  })
})
