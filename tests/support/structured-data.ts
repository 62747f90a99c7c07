import { parseHtml } from './html'
import { z } from 'zod'

const absolute = z.url({ protocol: /^https?$/ })
const availability = z.string().regex(/^https:\/\/schema\.org\/(InStock|LimitedAvailability|BackOrder|OutOfStock)$/)
const money = { priceCurrency: z.string().regex(/^[A-Z]{3}$/) }
const amount = z.string().regex(/^\d+(\.\d+)?$/)

const currency = z.string().regex(/^[A-Z]{3}$/)
const country = z.string().regex(/^[A-Z]{2}$/)
const named = z.strictObject({ '@id': absolute })
const id = { '@id': absolute }
const monetary = z.strictObject({ '@type': z.literal('MonetaryAmount'), value: amount, currency })
const days = z
  .strictObject({
    '@type': z.literal('QuantitativeValue'),
    minValue: z.int().min(0),
    maxValue: z.int(),
    unitCode: z.literal('DAY'),
  })
  .refine(({ minValue, maxValue }) => minValue <= maxValue)

const shippingDetails = z.strictObject({
  ...id,
  '@type': z.literal('OfferShippingDetails'),
  shippingRate: monetary,
  shippingDestination: z.strictObject({ '@type': z.literal('DefinedRegion'), addressCountry: country }),
  deliveryTime: z.strictObject({ '@type': z.literal('ShippingDeliveryTime'), handlingTime: days, transitTime: days }),
})

const returnPolicyBase = {
  ...id,
  '@type': z.literal('MerchantReturnPolicy'),
  applicableCountry: country,
  returnPolicyCountry: country.optional(),
}
const returnWindow = {
  ...returnPolicyBase,
  returnPolicyCategory: z.literal('https://schema.org/MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: z.int().positive(),
  returnMethod: z.literal('https://schema.org/ReturnByMail'),
}
const returnPolicy = z.union([
  z.strictObject({
    ...returnPolicyBase,
    returnPolicyCategory: z.literal('https://schema.org/MerchantReturnNotPermitted'),
  }),
  z.strictObject({
    ...returnWindow,
    returnFees: z.literal(['https://schema.org/FreeReturn', 'https://schema.org/ReturnFeesCustomerResponsibility']),
  }),
  z.strictObject({
    ...returnWindow,
    returnFees: z.literal('https://schema.org/ReturnShippingFees'),
    returnShippingFeesAmount: monetary.refine(({ value }) => Number(value) > 0),
  }),
])

const certification = z.strictObject({
  '@type': z.literal('Certification'),
  issuedBy: z.strictObject({ '@type': z.literal('Organization'), name: z.string().min(1) }),
  name: z.literal('EPREL'),
  certificationIdentification: z.string().regex(/^\d+$/).optional(),
  url: absolute.optional(),
  certificationRating: z.strictObject({
    '@type': z.literal('Rating'),
    ratingValue: z.string(),
    bestRating: z.string(),
    worstRating: z.string(),
  }),
})

const rating = z.strictObject({
  '@type': z.literal('AggregateRating'),
  ratingValue: z.number().min(1).max(5),
  ratingCount: z.int().positive(),
})

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  url: absolute,
  sku: z.string().min(1).optional(),
  gtin: z
    .string()
    .regex(/^\d{8,14}$/)
    .optional(),
  price: amount,
  ...money,
  priceValidUntil: z.iso.date().optional(),
  availability,
  itemCondition: z.literal('https://schema.org/NewCondition'),
  shippingDetails: z
    .array(z.union([shippingDetails, named]))
    .min(1)
    .optional(),
  hasMerchantReturnPolicy: z.union([returnPolicy, named]).optional(),
})

const range = z
  .strictObject({
    '@type': z.literal('AggregateOffer'),
    ...money,
    lowPrice: amount,
    highPrice: amount,
    offerCount: z.int().min(2),
    offers: z.array(offer).min(2),
  })
  .refine(({ offerCount, offers }) => offers.length === offerCount)
  .refine(({ lowPrice, highPrice }) => Number(lowPrice) <= Number(highPrice))

const context = { '@context': z.literal('https://schema.org') }

/**
 * What Google's documentation requires of each kind, and nothing that schema.org does not know:
 * https://developers.google.com/search/docs/appearance/structured-data
 */
const kinds = {
  Product: z.strictObject({
    ...context,
    '@type': z.literal('Product'),
    '@id': absolute,
    name: z.string().min(1),
    url: absolute,
    description: z.string().min(1).optional(),
    image: z.array(absolute).min(1),
    sku: z.string().optional(),
    brand: z.strictObject({ '@type': z.literal('Brand'), name: z.string().min(1) }).optional(),
    hasCertification: certification.optional(),
    aggregateRating: rating.optional(),
    offers: z.union([offer, range]),
  }),
  BreadcrumbList: z
    .strictObject({
      ...context,
      '@type': z.literal('BreadcrumbList'),
      itemListElement: z
        .array(
          z.strictObject({
            '@type': z.literal('ListItem'),
            position: z.int().min(1),
            name: z.string().min(1),
            item: absolute,
          }),
        )
        .min(2),
    })
    .refine(({ itemListElement }) => itemListElement.every(({ position }, index) => position === index + 1)),
  Organization: z.strictObject({
    ...context,
    '@type': z.literal('Organization'),
    '@id': absolute,
    name: z.string().min(1),
    url: absolute,
    logo: absolute.regex(/\.png$/, 'must be a raster picture'),
  }),
  WebSite: z.strictObject({
    ...context,
    '@type': z.literal('WebSite'),
    '@id': absolute,
    name: z.string().min(1),
    url: absolute,
    publisher: z.strictObject({ '@id': absolute }),
    potentialAction: z.strictObject({
      '@type': z.literal('SearchAction'),
      target: z.strictObject({
        '@type': z.literal('EntryPoint'),
        urlTemplate: z.string().regex(/^https?:\/\/[^{]+\{search_term_string\}$/),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
} as const

type Kind = keyof typeof kinds
type Thing<K extends Kind> = z.infer<(typeof kinds)[K]>

/** The structured data of a page by kind. @throws Error where some of it is not as search engines want it */
export function readStructuredData(html: string) {
  const scripts = [...parseHtml(html).querySelectorAll('script[type="application/ld+json"]')]
  const found = scripts.map(({ textContent }) => parseThing(JSON.parse(textContent ?? '')))
  function get<K extends Kind>(kind: K): Thing<K> | null {
    return (found.find((thing) => thing['@type'] === kind) as Thing<K> | undefined) ?? null
  }
  return {
    kinds: found.map((thing) => thing['@type']).sort(),
    product: get('Product'),
    breadcrumbs: get('BreadcrumbList'),
    organization: get('Organization'),
    site: get('WebSite'),
  }
}

function parseThing(thing: { '@type': string }) {
  const kind = Object.keys(kinds).find((candidate) => candidate === thing['@type'])
  if (!kind) throw new Error(`no page describes a ${thing['@type']}`)
  return kinds[kind as Kind].parse(thing)
}
