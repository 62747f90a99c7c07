import { describe, expect, it } from 'vitest'
import { toTranslate } from '~/i18n/i18n.server'
import { toLocale } from '~/i18n/locales'
import { toPriceNotes } from './price-notes.server'

const candle = { price: { amount: 2320, prior: 2500 }, unitPrice: { amount: 12889, unit: 'kg' as const } }
const at = (language: 'de' | 'en', country: string) => ({
  locale: toLocale(language, country),
  t: toTranslate(language),
})
const plain = (notes: string[]) => notes.map((note) => note.replace(/\s/g, ' '))

describe('toPriceNotes', () => {
  it('tells the lowest price of 30 days, and the price of a kilogram', () => {
    expect(plain(toPriceNotes(at('de', 'at'), candle, 'eur'))).toEqual([
      'Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: € 25,00',
      '€ 128,89 / kg',
    ])
  })

  it('says nothing of a price before where nobody knows, and nothing at all of what is not sold', () => {
    const price = { amount: 2320, prior: null }
    expect(toPriceNotes(at('en', 'de'), { price, unitPrice: null }, 'eur')).toEqual([])
    expect(toPriceNotes(at('en', 'de'), { ...candle, price: null }, 'eur')).toEqual([])
  })

  it('writes the price of a kilogram in the currency’s own digits', () => {
    const toNote = (country: string, currency: string, amount: number, unit: 'kg' | 'l') =>
      plain(toPriceNotes(at('en', country), { price: { amount, prior: null }, unitPrice: { amount, unit } }, currency))
    expect(toNote('jp', 'jpy', 26556, 'kg')).toEqual(['¥26,556 / kg'])
    expect(toNote('kw', 'kwd', 52778, 'l')).toEqual(['KWD 52.778 / L'])
  })
})
