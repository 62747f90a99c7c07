import { type RequestContext } from '~/context.server'
import { enhancedField, type FormAnswer } from '~/forms/form-answer'
import { toTypedText } from '~/forms/typed-text'
import { requireRegion } from '~/features/region/require-region.server'
import { findProductAddress } from '../catalog/handles/product-address.server'
import { toChoiceSearch, toProductChoice } from '../catalog/product/product-choice'
import { toProductView } from '../catalog/product/product-view'
import { toChoicePath } from '../catalog/product/shown-path'
import { requireProduct } from '../catalog/products.server'
import { paths } from '~/paths'
import { type CartDone, type CartValues } from './cart-answer'

/**
 * Puts into the form of a product's page which variant is meant by the options that it chooses; null once that is done,
 * and for a form that chooses none. Where options are open it answers with the page that asks for them.
 */
export async function readChoice(
  ctx: RequestContext,
  form: FormData,
): Promise<FormAnswer<CartDone, CartValues> | null> {
  const handle = toTypedText(form, 'product')
  const address = handle ? await findProductAddress(ctx, handle) : null
  if (!address) return null
  const product = toProductView(await requireProduct(ctx, await requireRegion(ctx), address.handle), ctx.locale)
  const params = new URLSearchParams({
    variant: toTypedText(form, 'variantId'),
    quantity: toTypedText(form, 'quantity'),
    ...Object.fromEntries(product.options.map(({ field }) => [field, toTypedText(form, field)])),
  })
  const choice = toProductChoice(product, params)
  if (choice && choice.open.length === 0) {
    form.set('variantId', choice.variant.id)
    if (product.variants.length > 1)
      form.set('returnTo', paths.product(ctx.locale.code, product.handle) + toChoiceSearch(product, choice.chosen))
    return null
  }
  if (!form.has(enhancedField))
    return { ok: true, to: toChoicePath(ctx.locale.code, product, params, { choose: 'yes' }) }
  const names = product.options.filter(({ id }) => choice?.open.includes(id)).map(({ name }) => name)
  const message = ctx.t('catalog:picker.choose', { option: ctx.list(names) })
  return { ok: false, refused: { status: 400, values: {}, errors: {}, message } }
}
