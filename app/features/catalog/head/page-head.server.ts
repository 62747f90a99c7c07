import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { listRegions } from '~/features/region/region.server'
import { type PageHead, type Share } from '~/http/head/page-head'
import { listTold } from '~/i18n/alternates'
import { type Language } from '~/i18n/languages'
import { type Locale, toLocale, toLocalePath } from '~/i18n/locales'
import { defaultLocale, shopLanguages } from '~/i18n/resources.server'
import { paths } from '~/paths'
import { toChosenFilters } from '../listing/chosen-filters'
import { type ListData } from '../listing/list-data'
import { isVariation } from '../listing/listing-query'
import { type ListingData } from '../listing/product-listing'
import { type Picture } from '../picture-record'
import { type ResolvedAddress } from '../handles/redirect-moved-address.server'
import { type Price, toLowestPrice } from '../price'
import { type ProductPage } from '../product/product-page.server'
import { getReturnDays } from '../return-days.server'
import { toShareImage } from './share-image'
import { toMajorUnits } from './major-units'
import { toBreadcrumbData, toOrganizationData, toProductData, toWebSiteData } from './structured-data'

interface HeadInput {
  title: string
  /** What is chosen in a list, in words: it belongs to the page's title and to no name of it elsewhere. */
  chosen?: string[]
  description?: string | null
  /** The list's page; the first has the plain address. */
  page?: number
  /** The page's path for a reader of that locale; the request's own path with another prefix where it is left out. */
  toPath?: (locale: Locale) => string
  /** Search engines must not list it: a filtered or sorted list, a search. */
  noindex?: boolean
  /** The picture to show where the page is shared. */
  picture?: Picture | null
  type?: Share['type']
  price?: Share['price']
  /** The pages above this one, without the start page; they and the page make the breadcrumbs' data. */
  ancestors?: { title: string; path: string }[]
  structuredData?: object[]
}

/** The head of a page, all of it; nothing of the query but the list's page makes it another page. */
export async function toPageHead(ctx: RequestContext, input: HeadInput): Promise<PageHead> {
  const {
    title,
    chosen = [],
    description,
    page = 1,
    toPath = toSamePath(ctx),
    type = 'website',
    picture,
    price,
    ancestors,
  } = input
  const { locale } = ctx
  const regions = await listRegions(ctx)
  const countries = regions.flatMap((region) => region.countries)
  const query = page > 1 ? `?page=${page}` : ''
  const choice = chosen.join(ctx.t('common:punctuation.comma'))
  const fullTitle = choice ? ctx.t('common:punctuation.choice', { title, choice }) : title
  const pageTitle = page > 1 ? ctx.t('catalog:list.title', { title: fullTitle, page }) : fullTitle
  const image = picture ? toShareImage(picture, ctx.url.origin) : undefined
  return {
    title: `${pageTitle} · ${env.SHOP_NAME}`,
    ...(description ? { description: toSummary(description) } : {}),
    canonical: ctx.url.origin + toPath(locale) + query,
    paths: Object.fromEntries(
      shopLanguages.map((language) => [language, toPathBelow(toPath, language, locale) + query]),
    ),
    locales: listTold(shopLanguages, countries, defaultLocale.language),
    defaultLocale: env.DEFAULT_LOCALE,
    noindex: input.noindex || !shopLanguages.some((language) => language === locale.language),
    share: { siteName: env.SHOP_NAME, title: pageTitle, type, locale: locale.tag.replace('-', '_'), image, price },
    // for programs, which ask for no light pages
    structuredData: ctx.light
      ? []
      : [
          ...(input.structuredData ?? []),
          ...(ancestors ? [toWayData(ctx, [...ancestors, { title, path: toPath(locale) }])] : []),
        ],
  }
}

/** The head of a category's, collection's, tag's or type's page, with what is chosen there. */
export function toListHead(
  ctx: RequestContext,
  listing: ListingData,
  { noindex, ...input }: Pick<HeadInput, 'toPath' | 'noindex'>,
): Promise<PageHead> {
  const chosen = listChosen(ctx, listing)
  return toPageHead(ctx, { ...listing, ...input, chosen, noindex: noindex || isVariation(listing.query) })
}

/** What is chosen in a list, in words. */
export function listChosen({ t, locale }: RequestContext, list: ListData): string[] {
  return toChosenFilters(t, locale, list).map(({ label }) => label)
}

/** The head of the front page, which also says who the shop is and how to search it. */
export function toHomeHead(ctx: RequestContext, words: { title: string; description: string }): Promise<PageHead> {
  const shop = { name: env.SHOP_NAME, origin: ctx.url.origin, code: ctx.locale.code }
  return toPageHead(ctx, { ...words, structuredData: [toOrganizationData(shop), toWebSiteData(shop)] })
}

/** The head of a product's page; the chosen variant does not make it another page. */
export function toProductHead(
  ctx: RequestContext,
  { product, description, ways }: ProductPage,
  { toPath }: ResolvedAddress,
): Promise<PageHead> {
  const { title, pictures, variants, categories, currency } = product
  const { code } = ctx.locale
  const path = toPath(ctx.locale)
  const delivery = ways && { country: ctx.locale.country, currency, ways, ...getReturnTerms(ctx.locale.country) }
  const lowest = toLowestPrice(variants.flatMap(({ price }) => price ?? []))
  return toPageHead(ctx, {
    title,
    description: description[0],
    picture: pictures[0],
    toPath,
    type: 'product',
    ...(lowest ? { price: toSharePrice(lowest.price, currency) } : {}),
    ancestors: categories.map(({ name, handle }) => ({ title: name, path: paths.category(code, handle) })),
    structuredData: [
      toProductData({ product: { ...product, description }, url: ctx.url.origin + path, currency, delivery }),
    ],
  })
}

function getReturnTerms(country: string) {
  return { returnDays: getReturnDays(country), returnCountry: env.RETURN_ADDRESS?.countryCode ?? null }
}

function toWayData(ctx: RequestContext, steps: { title: string; path: string }[]) {
  const home = { title: ctx.t('catalog:list.breadcrumb'), path: paths.home(ctx.locale.code) }
  return toBreadcrumbData(ctx.url.origin, [home, ...steps])
}

function toSharePrice({ amount }: Price, currency: string): Share['price'] {
  return { amount: toMajorUnits(amount, currency), currency: currency.toUpperCase() }
}

function toSamePath(ctx: RequestContext): (locale: Locale) => string {
  return ({ code }) => toLocalePath(ctx.url.pathname, code)
}

function toPathBelow(toPath: (locale: Locale) => string, language: Language, { country }: Locale) {
  const locale = toLocale(language, country)
  return toPath(locale).slice(`/${locale.code}`.length)
}

function toSummary(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= 160 ? plain : `${plain.slice(0, 160).replace(/\s+\S*$/, '')} …`
}
