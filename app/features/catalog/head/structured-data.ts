import { type EnergyClass } from '~/commerce/shop/product-facts'
import {
  type AggregateOffer,
  type AggregateRating,
  type BreadcrumbList,
  type Certification,
  type Offer,
  type Organization,
  type Product,
  type WebSite,
  type WithContext,
} from 'schema-dts'
import { paths } from '~/paths'
import { type Availability } from '../availability'
import { type VariantRecord } from '../product-record'
import { type RatingView } from '../product/product-rating.server'
import { type ProductPageData } from '../product/product-page.server'
import { toMajorUnits } from './major-units'
import { type DeliveryFacts, toReturnPolicy, toShippingDetails } from './offer-terms'
import { toShareImage } from './share-image'

const context = 'https://schema.org' as const

interface ShopFacts {
  name: string
  /** `https://shop.example` */
  origin: string
  /** The page's locale code, `de-at`. */
  code: string
}

interface ProductFacts {
  product: Pick<ProductPageData, 'title' | 'pictures' | 'variants' | 'brand' | 'energy' | 'rating'> & {
    /** A paragraph each. */
    description: string[]
  }
  /** The product's own address, absolute. */
  url: string
  /** ISO 4217, in either case. */
  currency: string
  /** Null where nobody can say. */
  delivery: DeliveryFacts | null
}

/**
 * A product as search engines read it: one offer, or the range of several with each of them.
 * https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
export function toProductData({ product, url, currency, delivery }: ProductFacts): WithContext<Product> {
  const { title, description, pictures, variants, brand, energy, rating } = product
  const { origin } = new URL(url)
  const sold = variants.filter(({ price }) => price !== null)
  const [only] = sold
  const terms = delivery && makeTerms(delivery, url)
  return {
    '@context': context,
    '@type': 'Product',
    '@id': `${url}#product`,
    name: title,
    url,
    ...(description.length > 0 ? { description: description.join('\n') } : {}),
    ...(pictures.length > 0 ? { image: pictures.slice(0, 5).map((picture) => toShareImage(picture, origin).url) } : {}),
    ...(variants.length === 1 && variants[0]?.sku ? { sku: variants[0].sku } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(energy ? { hasCertification: toCertification(energy) } : {}),
    ...(rating ? { aggregateRating: toRating(rating) } : {}),
    ...(only
      ? { offers: sold.length > 1 ? toRange(sold, url, currency, terms) : toOffer(only, url, currency, terms) }
      : {}),
  }
}

function toCertification({ letter, scale, registration, label }: EnergyClass): Certification {
  return {
    '@type': 'Certification',
    issuedBy: { '@type': 'Organization', name: 'European Commission' },
    name: 'EPREL',
    ...(registration ? { certificationIdentification: registration } : {}),
    ...(label ? { url: label } : {}),
    certificationRating: {
      '@type': 'Rating',
      ratingValue: letter,
      bestRating: scale[0] ?? letter,
      worstRating: scale.at(-1) ?? letter,
    },
  }
}

// https://developers.google.com/search/docs/appearance/structured-data/review-snippet: what the page itself shows
function toRating({ average, count }: Pick<RatingView, 'average' | 'count'>): AggregateRating {
  return { '@type': 'AggregateRating', ratingValue: average, ratingCount: count }
}

type ToTerms = (price: number) => Pick<Exclude<Offer, string>, 'shippingDetails' | 'hasMerchantReturnPolicy'>

/** What is asked for delivery and return beside an offer; said in full once, and named by its `@id` from then on. */
function makeTerms(delivery: DeliveryFacts, url: string): ToTerms {
  const ids = new Map<string, string>()
  function say<T extends object>(thing: T): T | { '@id': string } {
    const text = JSON.stringify(thing)
    const known = ids.get(text)
    if (known) return { '@id': known }
    const id = `${url}#terms-${ids.size + 1}`
    ids.set(text, id)
    return { ...thing, '@id': id }
  }
  return (price) => {
    const details = toShippingDetails(delivery, price)
    const policy = toReturnPolicy(delivery)
    return {
      ...(details.length > 0 ? { shippingDetails: details.map((way) => say(way)) } : {}),
      ...(policy ? { hasMerchantReturnPolicy: say(policy) } : {}),
    }
  }
}

function toRange(
  variants: readonly VariantRecord[],
  url: string,
  currency: string,
  terms: ToTerms | null,
): AggregateOffer {
  const amounts = variants.map(({ price }) => price?.amount ?? 0)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency.toUpperCase(),
    lowPrice: toMajorUnits(Math.min(...amounts), currency),
    highPrice: toMajorUnits(Math.max(...amounts), currency),
    offerCount: variants.length,
    offers: variants.map((variant) =>
      toOffer(variant, `${url}?variant=${encodeURIComponent(variant.id)}`, currency, terms),
    ),
  }
}

function toOffer(
  { price, sku, gtin, availability, saleEndsAt }: VariantRecord,
  url: string,
  currency: string,
  terms: ToTerms | null,
): Offer {
  return {
    '@type': 'Offer',
    url,
    ...(sku ? { sku } : {}),
    ...(gtin ? { gtin } : {}),
    price: toMajorUnits(price?.amount ?? 0, currency),
    priceCurrency: currency.toUpperCase(),
    ...(saleEndsAt ? { priceValidUntil: saleEndsAt.slice(0, 10) } : {}),
    availability: availabilities[availability.state],
    itemCondition: 'https://schema.org/NewCondition',
    ...terms?.(price?.amount ?? 0),
  }
}

const availabilities = {
  'in-stock': 'https://schema.org/InStock',
  'low-stock': 'https://schema.org/LimitedAvailability',
  backorder: 'https://schema.org/BackOrder',
  'sold-out': 'https://schema.org/OutOfStock',
} as const satisfies Record<Availability['state'], string>

/** The way from the start page down to the page itself, which comes last. @param steps their paths */
export function toBreadcrumbData(
  origin: string,
  steps: readonly { title: string; path: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  }
}

/**
 * Who runs the shop. The logo is the icon as a raster picture, which search engines want at least 112 pixels wide.
 * https://developers.google.com/search/docs/appearance/structured-data/logo
 */
export function toOrganizationData({ name, origin }: ShopFacts): WithContext<Organization> {
  const logo = `${origin}/logo.png`
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo,
  }
}

type SearchableWebSite = Exclude<WebSite, string> & {
  potentialAction: { '@type': 'SearchAction'; target: object; 'query-input': string }
}

/** The shop as a site that can be searched in the page's language. */
export function toWebSiteData({ name, origin, code }: ShopFacts): SearchableWebSite & { '@context': string } {
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': `${origin}${paths.home(code)}#website`,
    name,
    url: origin + paths.home(code),
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${paths.search(code)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
