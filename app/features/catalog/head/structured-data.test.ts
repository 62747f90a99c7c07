import { describe, expect, it } from 'vitest'
import { type VariantRecord } from '../product-record'
import { toBreadcrumbData, toProductData, toWebSiteData } from './structured-data'

const variant: VariantRecord = {
  id: 'variant_1',
  values: {},
  price: { amount: 2800, prior: null },
  unitPrice: null,
  availability: { state: 'in-stock', limit: 9 },
  sku: 'MUG-1',
  gtin: null,
  saleEndsAt: null,
}
const picture = { src: '/uploads/mug.webp', alt: 'Mug', width: 1200, height: 1500, shows: null }
const product = {
  title: 'Mug',
  description: ['Warm.', 'Blue.'],
  pictures: [picture],
  brand: null,
  variants: [variant],
  energy: null,
  rating: null,
}
const url = 'https://shop.example/en-de/products/mug'

describe('toProductData', () => {
  it('has the one offer of a product with one variant, in major units', () => {
    expect(toProductData({ product, url, currency: 'eur', delivery: null })).toMatchObject({
      '@type': 'Product',
      name: 'Mug',
      sku: 'MUG-1',
      image: ['https://shop.example/images/1200/uploads/mug.webp'],
      offers: {
        '@type': 'Offer',
        url,
        price: '28.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    })
  })

  it('has the range of several, each at its own address, without those that are not sold here', () => {
    const price = { amount: 1900, prior: 2400 }
    const sale = { ...variant, id: 'v2', sku: null, price, saleEndsAt: '2027-01-31T23:00:00.000Z' }
    const variants = [variant, { ...variant, id: 'v3', price: null }, sale]
    const { offers } = toProductData({ product: { ...product, variants }, url, currency: 'jpy', delivery: null })
    expect(offers).toMatchObject({ lowPrice: '1900', highPrice: '2800', offerCount: 2, priceCurrency: 'JPY' })
    expect(offers).toHaveProperty('offers.1', {
      '@type': 'Offer',
      url: `${url}?variant=v2`,
      price: '1900',
      priceCurrency: 'JPY',
      priceValidUntil: '2027-01-31',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    })
  })

  it('offers nothing where the country has no price, and names a brand where there is one', () => {
    const unsold = { ...product, brand: 'Kumo', pictures: [], variants: [{ ...variant, price: null }] }
    const data = toProductData({ product: unsold, url, currency: 'eur', delivery: null })
    expect(data).not.toHaveProperty('offers')
    expect(data).not.toHaveProperty('image')
    expect(data).toMatchObject({ brand: { '@type': 'Brand', name: 'Kumo' } })
  })

  it('says how it is sent and sent back, in full once for all its variants', () => {
    const days = { min: 3, max: 5 }
    const ways = [{ profileId: 'goods', isReturn: false, amount: 490, from: null, days }]
    const delivery = { country: 'de', currency: 'eur', ways, returnDays: 30, returnCountry: null }
    const variants = [variant, { ...variant, id: 'v2', gtin: '4006381333931' }]
    const { offers } = toProductData({ product: { ...product, variants }, url, currency: 'eur', delivery })
    const [sent, back] = [`${url}#terms-1`, `${url}#terms-2`]
    expect(offers).toMatchObject({
      offers: [
        {
          shippingDetails: [{ '@id': sent, '@type': 'OfferShippingDetails' }],
          hasMerchantReturnPolicy: { '@id': back, merchantReturnDays: 30 },
        },
        { gtin: '4006381333931', shippingDetails: [{ '@id': sent }], hasMerchantReturnPolicy: { '@id': back } },
      ],
    })
  })

  it('has the energy class and the ratings that the page shows', () => {
    const scale = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
    const energy = { letter: 'E', scale, label: null, sheet: null, registration: '123456' }
    const rating = { average: 4.6, count: 37, text: '', note: '' }
    const data = toProductData({ product: { ...product, energy, rating }, url, currency: 'eur', delivery: null })
    expect(data).toMatchObject({
      hasCertification: {
        certificationIdentification: '123456',
        certificationRating: { ratingValue: 'E', bestRating: 'A', worstRating: 'G' },
      },
      aggregateRating: { ratingValue: 4.6, ratingCount: 37 },
    })
  })
})

it('toBreadcrumbData counts the steps from one', () => {
  const steps = [
    { title: 'Home', path: '/en-de' },
    { title: 'Mugs', path: '/en-de/categories/mugs' },
  ]
  expect(toBreadcrumbData('https://shop.example', steps).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/en-de' },
    { '@type': 'ListItem', position: 2, name: 'Mugs', item: 'https://shop.example/en-de/categories/mugs' },
  ])
})

it('toWebSiteData says how to search in the page’s language', () => {
  const { potentialAction } = toWebSiteData({ name: 'Shop', origin: 'https://shop.example', code: 'de-at' })
  expect(potentialAction).toMatchObject({
    target: { urlTemplate: 'https://shop.example/de-at/search?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  })
})
