import { describe, expect, it } from 'vitest'
import { toLocale } from '~/i18n/locales'
import { type ProductRecord } from '../product-record'
import { noFacts } from '../../../../tests/support/no-facts'
import { toProductView } from './product-view'

const variant = {
  id: 'v1',
  values: { color: 'Black' },
  price: null,
  unitPrice: null,
  availability: { state: 'in-stock', limit: null },
  sku: null,
  gtin: null,
  saleEndsAt: null,
} as const

const size = { width: 1200, height: 1500 }

const mug: ProductRecord = {
  id: 'p1',
  handle: 'mug',
  title: 'Mug',
  subtitle: null,
  description: 'First.\n\nSecond.\n',
  pictures: [
    { ...size, src: '/uploads/1', alt: { en: 'Black', de: 'Schwarz' }, option: { title: 'Color', value: 'Black' } },
    { ...size, src: '/uploads/2', alt: {}, option: { title: 'Lid', value: 'Cork' } },
  ],
  options: [{ id: 'color', name: 'Color' }],
  variants: [variant],
  categoryIds: ['cat'],
  collectionId: null,
  giftCard: false,
  shippingProfileIds: [],
  material: 'Stoneware',
  originCountry: 'pt',
  weight: 1250,
  dimensions: { length: 85, width: null, height: 102 },
  brand: null,
  facts: noFacts,
  warnings: null,
  swatches: { Black: '#272728', Cork: '#c39a6b' },
  metadata: {
    translations: {
      de: { title: 'Becher', material: 'Steinzeug', options: { Color: 'Farbe' }, values: { Black: 'Schwarz' } },
    },
  },
}

describe('toProductView', () => {
  it("speaks the page's language and leaves the others out", () => {
    const view = toProductView(mug, toLocale('de', 'at'))
    expect(view.title).toBe('Becher')
    expect(view.options).toEqual([
      { id: 'color', name: 'Farbe', field: 'option.Color', labels: { Black: 'Schwarz' }, colors: { Black: '#272728' } },
    ])
    expect(JSON.stringify(view)).not.toContain('translations')
  })

  it('says which of its texts are in the backend’s language', () => {
    expect(toProductView(mug, toLocale('de', 'at')).foreign).toEqual({ description: 'en' })
    expect(toProductView(mug, toLocale('en', 'us')).foreign).toBeUndefined()
  })

  it('says which choice a picture shows, as long as the product has that choice', () => {
    expect(toProductView(mug, toLocale('de', 'de')).pictures).toEqual([
      { ...size, src: '/uploads/1', alt: 'Schwarz', shows: { optionId: 'color', value: 'Black' } },
      { ...size, src: '/uploads/2', alt: '', shows: null },
    ])
  })

  it('breaks a description into paragraphs', () => {
    expect(toProductView(mug, toLocale('en', 'us')).description).toEqual(['First.', 'Second.'])
  })

  it("writes measures as the page's readers do", () => {
    const { details } = toProductView(mug, toLocale('de', 'de'))
    expect(details).toEqual([
      { kind: 'material', value: 'Steinzeug' },
      { kind: 'dimensions', value: '8,5 × 10,2 cm' },
      { kind: 'weight', value: '1,25 kg' },
      { kind: 'origin', value: 'Portugal' },
    ])
    const light = toProductView({ ...mug, weight: 250 }, toLocale('en', 'us')).details
    expect(light.find(({ kind }) => kind === 'weight')?.value).toBe('250 g')
  })

  it('leaves out what the backend does not know', () => {
    const bare = {
      ...mug,
      material: null,
      originCountry: 'nowhere',
      weight: null,
      dimensions: { length: null, width: null, height: null },
    }
    expect(toProductView(bare, toLocale('en', 'us')).details).toEqual([])
    expect(toProductView({ ...mug, description: null }, toLocale('en', 'us')).description).toEqual([])
  })
})
