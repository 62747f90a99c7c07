import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { type Messages } from '~/i18n/translate'
import { getGuaranteeLabel } from '~/features/guarantee/guarantee-label.server'
import { getGuaranteeNotice } from '~/features/guarantee/guarantee-notice.server'
import { toGiftForm } from '~/features/gift-note/gift-note.server'
import { type GiftForm } from '~/features/gift-note/gift-values'
import { getRegion } from '~/features/region/region.server'
import { listCategoryTree } from '../categories.server'
import { type CategoryLink, type CategoryNode, findTrail, toCategoryLink } from '../category-tree'
import { findProductAddress } from '../handles/product-address.server'
import { measurePicture } from '../measured-picture.server'
import { requireProduct } from '../products.server'
import { toAmountOptions } from './gift-card-amounts'
import { toDeliveryLine } from './delivery-line.server'
import { type ListedProduct } from '../listed-product'
import { optionalPart } from '../optional-part.server'
import { listProductGroups } from './product-groups.server'
import { listRelatedProducts } from './related-products.server'
import { type ShippingChoice, toShippingTerms } from './shipping-terms'
import { listShippingChoices } from './shipping-terms.server'
import { toPriceNotes } from './price-notes.server'
import { type ProductRecord, type VariantRecord } from '../product-record'
import { type RatingView, toRatingView } from './product-rating.server'
import { drawProductWords, type DrawnWords } from './product-words.server'
import { type SafetyView, toProductSafety, toSafetyView } from './product-safety.server'
import { type ProductView, toProductView } from './product-view'
import { type RepairView, toRepairView } from './repair-scores.server'
import { type DrawnSizes, drawSizeGuide } from './size-guide.server'
import { tellFaults } from './told-faults.server'

export interface ProductPageData extends ProductView, DrawnWords {
  /** The way down to the product's deepest category. */
  categories: CategoryLink[]
  /** ISO 4217, lower case. */
  currency: string
  /** Id of the region that the page sells to. */
  region: string
  taxInclusive: boolean
  giftCard: boolean
  /** What asks for whom a gift card is. */
  gift: GiftForm | null
  /** What stands below the price, by the variant's id; nothing for those of which nothing is to be said. */
  priceNotes: Record<string, string[]>
  safety: SafetyView | null
  sizes: DrawnSizes | null
  repair: RepairView | null
  rating: RatingView | null
  related: ListedProduct[]
  /** When it arrives, and on what terms; null for a gift card, and where nothing can send it. */
  delivery: string | null
  /** Null for a gift card, and where the law asks for none. */
  notice: string | null
  label: string | null
}

export interface ProductPage {
  product: ProductPageData
  /** A paragraph each. */
  description: string[]
  /** How it is sent and sent back; null for a gift card, and where nobody can say. */
  ways: ShippingChoice[] | null
}

/**
 * The page of the product of that handle in the backend with the region's prices; null where the country of the URL has no region.
 * @throws CommerceError `not-found` where the shop has no such product
 */
export async function getProductPage(ctx: RequestContext, handle: string): Promise<ProductPage | null> {
  const [region, tree] = await Promise.all([getRegion(ctx), listCategoryTree(ctx)])
  if (!region) return null
  const record = await requireProduct(ctx, region, handle)
  const view = toProductView(record, ctx.locale)
  const { description, details, ...shown } = view
  const { giftCard } = record
  const { currency } = region
  const { ways, groups, shipping, related } = await getProductParts(ctx, region, record)
  const product = {
    ...shown,
    ...drawProductWords(ctx, { view, groups, giftCard, shipping, currency }),
    pictures: await Promise.all(view.pictures.map(measurePicture)),
    options: giftCard ? toAmountOptions(view, region.currency, ctx.locale) : view.options,
    categories: findDeepest(tree, record.categoryIds).map(toCategoryLink),
    currency,
    region: region.id,
    taxInclusive: region.taxInclusive,
    giftCard,
    gift: giftCard ? toGiftForm(ctx.locale) : null,
    priceNotes: listPriceNotes(ctx, view.variants, currency),
    delivery: ways && toDeliveryLine(ctx, ways, currency),
    notice: giftCard ? null : getGuaranteeNotice(ctx, ctx.locale.country),
    label: getGuaranteeLabel(ctx, record.facts.guarantee, ctx.locale.country),
    ...toFacts(ctx, record),
    sizes: record.facts.sizes && drawSizeGuide(ctx, record.facts.sizes, view.options),
    related,
  }
  return { product, description, ways }
}

function listPriceNotes(ctx: RequestContext, variants: readonly VariantRecord[], currency: string) {
  const notes = variants.map((variant) => [variant.id, toPriceNotes(ctx, variant, currency)] as const)
  return Object.fromEntries(notes.filter(([, lines]) => lines.length > 0))
}

function toFacts(ctx: RequestContext, record: ProductRecord) {
  const { repair, rating } = record.facts
  const safety = toProductSafety(ctx, record)
  tellFaults(ctx, record, safety)
  return {
    safety: safety && toSafetyView(safety),
    repair: repair && toRepairView(ctx, repair),
    rating: rating && toRatingView(ctx, rating),
  }
}

async function getProductParts(ctx: RequestContext, region: Region, record: ProductRecord) {
  const { giftCard, shippingProfileIds } = record
  const choices = giftCard ? null : listShippingChoices(ctx, region)
  const [known, groups, related] = await Promise.all([
    choices && optionalPart(ctx, 'shipping', choices, null),
    optionalPart(ctx, 'groups', listProductGroups(ctx, region, record), []),
    optionalPart(ctx, 'related products', listRelatedProducts(ctx, region, record), []),
  ])
  const ways = known && known.filter(({ isReturn, profileId }) => isReturn || shippingProfileIds.includes(profileId))
  return { ways, shipping: known && toShippingTerms(known, shippingProfileIds), groups, related }
}

function findDeepest(tree: CategoryNode[], ids: readonly string[]): CategoryNode[] {
  const trails = ids.map((id) => findTrail(tree, (node) => node.id === id) ?? [])
  return trails.toSorted((a, b) => b.length - a.length)[0] ?? []
}

/** What has to be known of a product to choose a variant of it and put that in the cart. */
export type OfferedProduct = Pick<
  ProductPageData,
  | ('currency' | 'delivery' | 'energy' | 'foreign' | 'gift' | 'giftCard' | 'handle' | 'label' | 'options' | 'pictures')
  | ('priceNotes' | 'repair' | 'sizes' | 'taxInclusive' | 'title' | 'variants')
>

/** A product to choose from on any page, with the words of the form. */
export interface Offer {
  product: OfferedProduct
  messages: Messages
}

/**
 * The product of that handle in the page's language; null where the country of the page has no region.
 * @throws CommerceError `not-found` where the shop has no such product
 */
export async function getOffer(ctx: RequestContext, handle: string): Promise<Offer | null> {
  const address = await findProductAddress(ctx, handle)
  const page = await getProductPage(ctx, address?.handle ?? handle)
  if (!page) return null
  const { currency, delivery, energy, foreign, gift, giftCard, label, options, pictures } = page.product
  const { priceNotes, repair, sizes, taxInclusive, title, variants } = page.product
  return {
    product: {
      ...{ currency, delivery, energy, foreign, gift, giftCard, handle: page.product.handle, label, options, pictures },
      ...{ priceNotes, repair, sizes, taxInclusive, title, variants },
    },
    messages: gift ? ctx.messages('gift-cards:note') : {},
  }
}
