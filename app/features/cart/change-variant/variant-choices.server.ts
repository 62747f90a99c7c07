import { formatMoney } from '@vitrine/shared/money'
import { type Cart } from '~/commerce/shop/cart'
import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { toFormatTag } from '~/i18n/locales'
import { type Option } from '~/ui/select-field'
import { optionalPart } from '../../catalog/optional-part.server'
import { isBuyable, toVariantName } from '../../catalog/product/product-choice'
import { toProductView } from '../../catalog/product/product-view'
import { requireProduct } from '../../catalog/products.server'

/** What the variant of one line can be changed to. */
export interface VariantChoices {
  lineId: string
  /** What they differ in, "Colour, Size". */
  label: string
  current: string
  options: Option[]
}

/** The choices of the line that the address names; null where it names none, or nobody can say. */
export async function listVariantChoices(
  ctx: RequestContext,
  region: Region,
  cart: Cart,
): Promise<VariantChoices | null> {
  const line = cart.items.find(({ id }) => id === ctx.url.searchParams.get('change'))
  const handle = line?.variant?.product?.handle
  if (!line?.variantId || !handle || line.giftCard || cart.region.id !== region.id) return null
  const record = await optionalPart(ctx, 'variants', requireProduct(ctx, region, handle), null)
  if (!record) return null
  const product = toProductView(record, ctx.locale)
  const tag = toFormatTag(ctx.locale)
  const present = product.variants.find(({ id }) => id === line.variantId)?.price?.amount
  const options = product.variants.map((variant): Option => {
    const { id, price } = variant
    const isLeft = isBuyable(variant)
    const aside = isLeft
      ? price && price.amount !== present && formatMoney(price.amount, region.currency, tag)
      : ctx.t('catalog:picker.sold-out')
    const name = toVariantName(product, id) ?? product.title
    const label = name + (aside ? ctx.t('common:punctuation.aside', { text: aside }) : '')
    return { value: id, label, disabled: !isLeft && id !== line.variantId }
  })
  const names = product.options.map(({ name }) => name)
  return { lineId: line.id, label: names.join(ctx.t('common:punctuation.comma')), current: line.variantId, options }
}
