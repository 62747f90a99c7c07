import { expect, it } from 'vitest'
import {
  toBreadcrumbData,
  toOrganizationData,
  toProductData,
  toWebSiteData,
} from '../../app/features/catalog/head/structured-data'
import { readStructuredData } from '../support/structured-data'

const shop = { name: 'Shop', origin: 'https://shop.example', code: 'de-at' }
const picture = { src: '/uploads/mug.webp', width: 1200, height: 1500, alt: '' }
const variant = {
  id: 'variant_1',
  sku: 'MUG-1',
  gtin: null,
  price: { amount: 2800, original: null },
  availability: { state: 'in-stock', limit: null },
  saleEndsAt: null,
}
const facts = {
  title: 'Mug',
  description: ['For tea.'],
  pictures: [picture],
  variants: [variant],
  brand: null,
  energy: null,
  rating: null,
}
const ways = [false, true].map((isReturn) => ({
  profileId: 'goods',
  isReturn,
  amount: 490,
  from: null,
  days: isReturn ? null : { min: 3, max: 5 },
}))
const product = toProductData({
  product: facts as unknown as Parameters<typeof toProductData>[0]['product'],
  url: 'https://shop.example/de-at/products/mug',
  currency: 'eur',
  delivery: { country: 'at', currency: 'eur', ways, returnDays: 14, returnCountry: 'at' },
}) as object
const steps = [
  { title: 'Start', path: '/de-at' },
  { title: 'Mugs', path: '/de-at/categories/mugs' },
]

function read(...things: object[]) {
  return readStructuredData(
    things.map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`).join(''),
  )
}

it('the check of structured data passes what the shop makes', () => {
  const all = [toOrganizationData(shop), toWebSiteData(shop), toBreadcrumbData(shop.origin, steps), product]
  expect(read(...(all as object[])).kinds).toEqual(['BreadcrumbList', 'Organization', 'Product', 'WebSite'])
})

it.each([
  ['a product without an offer', { ...product, offers: undefined }],
  ['a product without a picture', { ...product, image: [] }],
  ['an address without its origin', { ...product, url: '/de-at/products/mug' }],
  ['a way of sending that does not say how long', { ...product, offers: toOfferWithout('deliveryTime') }],
  ['fees for sending back that are none', { ...product, offers: toFreeReturn() }],
  ['a rating that nobody gave', { ...product, aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } }],
  ['a price as it is spoken', { ...product, offers: { ...toOffer(), price: '28,00 €' } }],
  ['a stock state of our own', { ...product, offers: { ...toOffer(), availability: 'in-stock' } }],
  ['a word that schema.org does not know', { ...product, colour: 'black' }],
  ['a logo that is no raster picture', { ...toObject(toOrganizationData(shop)), logo: `${shop.origin}/favicon.svg` }],
  [
    'a search without a place for the words',
    { ...toObject(toWebSiteData(shop)), potentialAction: toAction('/search') },
  ],
  ['a way of one step', toObject(toBreadcrumbData(shop.origin, steps.slice(1)))],
  ['a kind that no page has', { '@context': 'https://schema.org', '@type': 'Recipe' }],
])('the check of structured data refuses %s, also behind a right one', (_, thing) => {
  expect(() => read(thing)).toThrow()
  expect(() => read(product, thing)).toThrow()
})

function toOffer(): object {
  return (product as { offers: object }).offers
}

function toOfferWithout(part: string): object {
  const { shippingDetails, ...offer } = toOffer() as { shippingDetails: Record<string, unknown>[] }
  return { ...offer, shippingDetails: shippingDetails.map((details) => ({ ...details, [part]: undefined })) }
}

function toFreeReturn(): object {
  const { hasMerchantReturnPolicy: policy, ...offer } = toOffer() as { hasMerchantReturnPolicy: object }
  const returnShippingFeesAmount = { '@type': 'MonetaryAmount', value: '0.00', currency: 'EUR' }
  return { ...offer, hasMerchantReturnPolicy: { ...policy, returnShippingFeesAmount } }
}

function toObject(thing: unknown): object {
  return thing as object
}

function toAction(urlTemplate: string): object {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: shop.origin + urlTemplate },
    'query-input': 'required name=search_term_string',
  }
}
