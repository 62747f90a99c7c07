import {
  type AggregateOffer,
  type BreadcrumbList,
  type Offer,
  type Organization,
  type Product,
  type WebSite,
  type WithContext,
} from 'schema-dts'
import { paths } from '~/paths'
import { getMinorDigits } from '@vitrine/shared/money'
import { type Availability } from '../availability'
import { type VariantRecord } from '../product-record'
import { type ProductView } from '../product/product-view'
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
  product: Pick<ProductView, 'title' | 'description' | 'pictures' | 'variants' | 'brand'>
  /** The product's own address, absolute. */
  url: string
  /** ISO 4217, in either case. */
  currency: string
}

/**
 * A product as search engines read it: one offer, or the range of several with each of them.
 * https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
export function toProductData({ product, url, currency }: ProductFacts): WithContext<Product> {
  const { title, description, pictures, variants, brand } = product
  const { origin } = new URL(url)
  const sold = variants.filter(({ price }) => price !== null)
  const [only] = sold
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
    ...(only ? { offers: sold.length > 1 ? toRange(sold, url, currency) : toOffer(only, url, currency) } : {}),
  }
}

function toRange(variants: readonly VariantRecord[], url: string, currency: string): AggregateOffer {
  const amounts = variants.map(({ price }) => price?.amount ?? 0)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency.toUpperCase(),
    lowPrice: toMajorUnits(Math.min(...amounts), currency),
    highPrice: toMajorUnits(Math.max(...amounts), currency),
    offerCount: variants.length,
    offers: variants.map((variant) => toOffer(variant, `${url}?variant=${encodeURIComponent(variant.id)}`, currency)),
  }
}

function toOffer({ price, sku, availability, saleEndsAt }: VariantRecord, url: string, currency: string): Offer {
  return {
    '@type': 'Offer',
    url,
    ...(sku ? { sku } : {}),
    price: toMajorUnits(price?.amount ?? 0, currency),
    priceCurrency: currency.toUpperCase(),
    ...(saleEndsAt ? { priceValidUntil: saleEndsAt.slice(0, 10) } : {}),
    availability: availabilities[availability.state],
    itemCondition: 'https://schema.org/NewCondition',
  }
}

const availabilities = {
  'in-stock': 'https://schema.org/InStock',
  'low-stock': 'https://schema.org/LimitedAvailability',
  backorder: 'https://schema.org/BackOrder',
  'sold-out': 'https://schema.org/OutOfStock',
} as const satisfies Record<Availability['state'], string>

/** An amount in minor units as schema.org writes it: `28.00`, in yen `2800`. */
export function toMajorUnits(amount: number, currency: string): string {
  const digits = getMinorDigits(currency)
  return (amount / 10 ** digits).toFixed(digits)
}

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
