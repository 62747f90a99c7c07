import { describe, expect, it, vi } from 'vitest'
import { type ProductFacts } from '~/commerce/shop/product-facts'
import { toLocale } from '~/i18n/locales'
import { toTranslate } from '~/i18n/i18n.server'
import { noFacts } from '../../../../tests/support/no-facts'
import { type ProductRecord } from '../product-record'
import { toProductSafety } from './product-safety.server'
import { tellFaults } from './told-faults.server'

const party = { name: 'Cove', address: ['1-2-3 Sample-cho'], country: 'jp', contact: 'safety@cove.example' }
const responsible = { name: 'Vertreter', address: ['Ring 1'], country: 'at', contact: 'https://vertreter.example/' }
const metadata = { translations: { de: { warnings: 'Nicht öffnen.' } } }

function toRecord(facts: Partial<ProductFacts>, more: Partial<ProductRecord> = {}): ProductRecord {
  const { warnings, ...others } = { ...noFacts, ...facts }
  return { handle: 'lantern', giftCard: false, facts: others, warnings, metadata: null, ...more } as ProductRecord
}

function toContext(language: 'de' | 'fr') {
  const log = { warn: vi.fn() }
  return { locale: toLocale(language, 'at'), t: toTranslate(language), log: log as never, warn: log.warn }
}

describe('toProductSafety', () => {
  it('names the manufacturer and who answers for it in the Union, each with both addresses', () => {
    const record = toRecord({ manufacturer: { ...party, responsible } })
    expect(toProductSafety(toContext('de'), record)?.rows).toEqual([
      {
        label: 'Hersteller',
        lines: ['Cove', '1-2-3 Sample-cho', 'Japan'],
        link: { href: 'mailto:safety@cove.example', text: 'safety@cove.example' },
      },
      {
        label: 'Verantwortliche Person in der EU',
        lines: ['Vertreter', 'Ring 1', 'Österreich'],
        link: { href: 'https://vertreter.example/', text: 'https://vertreter.example/' },
      },
    ])
  })

  it('warns in the language of the page, and says so where it cannot', () => {
    const record = toRecord({ warnings: 'Do not open.\nKeep dry.' }, { metadata })
    expect(toProductSafety(toContext('de'), record)?.warnings).toMatchObject({ lines: ['Nicht öffnen.'] })
    expect(toProductSafety(toContext('fr'), record)?.warnings).toMatchObject({
      lines: ['Do not open.', 'Keep dry.'],
      lang: 'en',
    })
  })

  it('says nothing of a gift card', () => {
    expect(toProductSafety(toContext('de'), toRecord({}, { giftCard: true }))).toBeNull()
  })
})

describe('tellFaults', () => {
  function tell(record: ProductRecord, language: 'de' | 'fr' = 'de') {
    const ctx = toContext(language)
    tellFaults(ctx, record, toProductSafety(ctx, record))
    return ctx.warn.mock.calls.map(([told]) => (told as { fault: string }).fault)
  }

  it('tells the operator once what a page lacks', () => {
    const record = toRecord({ manufacturer: { ...party, responsible: null }, unreadable: ['energy'] })
    expect(tell(record)).toEqual([
      'what metadata says of energy cannot be understood',
      'the manufacturer is outside the Union, and nobody in it is named as responsible',
    ])
    expect(tell(record)).toEqual([])
  })

  it('tells that nobody has translated a warning', () => {
    const more = { handle: 'candle', metadata }
    const record = toRecord({ warnings: 'Do not open.', manufacturer: { ...party, responsible } }, more)
    expect(tell(record)).toEqual([])
    expect(tell(record, 'fr')).toEqual(['the warnings are not in the page’s language'])
  })
})
