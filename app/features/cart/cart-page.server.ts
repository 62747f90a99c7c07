import { isOutage } from '~/commerce/errors'
import { type Cart } from '~/commerce/shop/cart'
import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { requireRegion } from '~/features/region/require-region.server'
import { toLocale } from '~/i18n/locales'
import { paths } from '~/paths'
import { type CatalogueIndex, getCatalogueIndex } from '../catalog/catalogue-index/catalogue-index.server'
import { listCompanions } from '../catalog/companions.server'
import { type ListedProduct } from '../catalog/listed-product'
import { optionalPart } from '../catalog/optional-part.server'
import { listVariantChoices, type VariantChoices } from './change-variant/variant-choices.server'
import { type CartNotice } from './cart-notice'
import { readCartView } from './cart-view.server'
import { type CartView, isCheckoutReady, toCartView } from './cart-view'
import { toGiftForm } from '../gift-note/gift-note.server'
import { giftFields, type GiftForm } from '../gift-note/gift-values'
import { type Undo } from './cart-answer'
import { type LeavingCodes, listLeavingCodes } from './codes/leaving-codes.server'
import { type DeliveryOutlook, getDeliveryOutlook, noOutlook } from './delivery-outlook.server'
import { withCatalogue } from './reduced-lines'
import { planSwitch, type RegionPlan } from './region-plan.server'
import { type SavedView } from './saved-view'
import { toSavedViews } from './saved-view.server'
import { toCartCountry, toCountryName } from './cart-messages.server'

/** The cart is for another country than the page; all names in the page's language. */
export interface OtherRegion {
  bag: string
  /** ISO 4217, upper case. */
  bagCurrency: string
  here: string
  hereCurrency: string
  /** The cart's page under its own country. */
  keepPath: string
  /** What the switch would do to the lines. */
  plan: RegionPlan
  /** The codes that it would take off. */
  leaving: LeavingCodes
  /** The manner of the page's region. */
  taxInclusive: boolean
}

export interface CartPageData {
  /** The backend does not answer, so nobody knows what is in the cart. */
  down: boolean
  cart: CartView | null
  /** Of an empty cart: they count as soon as something is in it. */
  waiting: Pick<CartView, 'codes' | 'currency'> | null
  /** What the variant of one line can be changed to. */
  choices: VariantChoices | null
  /** What goes well with it. */
  companions: ListedProduct[]
  delivery: DeliveryOutlook
  ready: boolean
  notices: CartNotice[]
  otherRegion: OtherRegion | null
  /** What the form before this page took out. */
  undo: Undo | null
  /** Put aside for later. */
  saved: SavedView[]
  /** Of the page's region, ISO 4217. */
  currency: string
  /** What the form of a gift card that was not added needs. */
  gift: GiftForm
}

/** The cart as its page shows it; with `down` while the backend does not answer. */
export async function getCartPage(ctx: RequestContext): Promise<CartPageData> {
  try {
    const [{ cart, notices }, region] = await Promise.all([ctx.cart.read(), requireRegion(ctx)])
    const [read, index] = await Promise.all([
      cart && cart.items.length > 0 ? readCartView(ctx, cart) : null,
      readIndex(ctx, region, cart),
    ])
    const view = read && cart && index ? { ...read, lines: withCatalogue(read.lines, cart, index) } : read
    const [otherRegion, saved, delivery, choices, companions] = await Promise.all([
      view && cart ? toOtherRegion(ctx, cart, region) : null,
      cart ? toSavedViews(ctx, region, cart.context.saved) : [],
      view && cart ? getDeliveryOutlook(ctx, region, cart) : noOutlook,
      cart ? listVariantChoices(ctx, region, cart) : null,
      cart && index
        ? optionalPart(ctx, 'companions', listCompanions(ctx, region, index, listProductIds(cart)), [])
        : [],
    ])
    const ready = view !== null && otherRegion === null && isCheckoutReady(view)
    const waiting = cart && !view ? toWaiting(ctx, cart) : null
    const gift = toGiftForm(ctx.locale)
    const told = { notices: [...new Set(notices)], otherRegion, waiting, undo: toUndo(ctx), gift }
    return { down: false, cart: view, choices, companions, delivery, ready, ...told, saved, currency: region.currency }
  } catch (error) {
    if (!isOutage(error)) throw error
    const told = { notices: [], otherRegion: null, waiting: null, undo: null, gift: toGiftForm(ctx.locale) }
    return {
      down: true,
      cart: null,
      choices: null,
      companions: [],
      delivery: noOutlook,
      ready: false,
      ...told,
      saved: [],
      currency: '',
    }
  }
}

/** Null for a cart of another country, and where nobody can say. */
function readIndex(ctx: RequestContext, region: Region, cart: Cart | null): Promise<CatalogueIndex | null> | null {
  if (!cart || cart.items.length === 0 || cart.region.id !== region.id) return null
  return optionalPart(ctx, 'what the catalogue knows of the bag', getCatalogueIndex(ctx, region), null)
}

function listProductIds({ items }: Cart): string[] {
  return items.flatMap(({ variant }) => variant?.product?.id ?? [])
}

function toWaiting({ locale }: RequestContext, cart: Cart): CartPageData['waiting'] {
  const { codes, currency } = toCartView(cart, locale)
  return codes.length > 0 ? { codes, currency } : null
}

async function toOtherRegion(ctx: RequestContext, cart: Cart, region: Region): Promise<OtherRegion | null> {
  if (cart.region.id === region.id) return null
  const country = toCartCountry(cart)
  const [plan, leaving] = await Promise.all([planSwitch(ctx, region, cart), listLeavingCodes(ctx, cart, region.id)])
  return {
    bag: country ? toCountryName(ctx, country) : cart.region.name,
    bagCurrency: cart.region.currency.toUpperCase(),
    here: toCountryName(ctx, ctx.locale.country),
    hereCurrency: region.currency.toUpperCase(),
    keepPath: paths.cart(country ? toLocale(ctx.locale.language, country).code : ctx.locale.code),
    plan,
    leaving,
    taxInclusive: region.taxInclusive,
  }
}

function toUndo({ flash }: RequestContext): Undo | null {
  const { lineId, variantId, quantity, title, known } = flash?.params ?? {}
  if (typeof lineId !== 'string' || typeof variantId !== 'string') return null
  if (typeof quantity !== 'number' || typeof title !== 'string') return null
  const gift = giftFields.flatMap((field) => {
    const text = flash?.params?.[field]
    return typeof text === 'string' ? [[field, text] as const] : []
  })
  const price = typeof known === 'number' && { known }
  return { lineId, variantId, quantity, title, ...price, ...Object.fromEntries(gift) }
}
