import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { toTypedText } from '~/forms/typed-text'
import { paths } from '~/paths'
import { type CartDone, type CartValues } from '../cart-answer'
import { toDone } from '../cart-done.server'
import { toLineName, toName } from '../line-messages.server'
import { toStockMessage } from '../post-add.server'
import { changeVariant } from './change-variant.server'

/** The form that puts another size, colour or the like in the place of a line. */
export async function postChangeVariant(
  ctx: RequestContext,
  form: FormData,
): Promise<FormAnswer<CartDone, CartValues>> {
  const change = { lineId: toTypedText(form, 'lineId'), variantId: toTypedText(form, 'variantId') }
  const result = await changeVariant(ctx, change)
  if (result.ok) {
    const { variant, line, quantity, left, cart } = result
    if (!line) return { ok: true, to: paths.cart(ctx.locale.code) }
    const params = { title: toName(variant, ctx.locale.language), before: toLineName(cart, line, ctx.locale) }
    if (left) return toDone(ctx, 'notice', 'cart:done.variant-beside', params)
    return toDone(ctx, 'success', 'cart:done.variant-changed', { ...params, count: quantity })
  }
  if (!('variant' in result)) {
    const message = ctx.t(`cart:errors.${result.reason}`)
    return { ok: false, refused: { status: 404, values: {}, errors: {}, message } }
  }
  const title = toName(result.variant, ctx.locale.language)
  const text =
    result.reason === 'out-of-stock'
      ? toStockMessage(ctx, title, result.available, result.inCart)
      : ctx.t('cart:errors.unavailable', { title })
  return { ok: false, refused: { status: 409, values: { change }, errors: { variantId: text }, message: null } }
}
