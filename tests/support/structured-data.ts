import { parseHtml } from './html'
import { z } from 'zod'

const absolute = z.url({ protocol: /^https?$/ })
const availability = z.string().regex(/^https:\/\/schema\.org\/(InStock|LimitedAvailability|BackOrder|OutOfStock)$/)
const money = { priceCurrency: z.string().regex(/^[A-Z]{3}$/) }
const amount = z.string().regex(/^\d+(\.\d+)?$/)

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  url: absolute,
  sku: z.string().min(1).optional(),
  price: amount,
  ...money,
  priceValidUntil: z.iso.date().optional(),
  availability,
  itemCondition: z.literal('https://schema.org/NewCondition'),
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
