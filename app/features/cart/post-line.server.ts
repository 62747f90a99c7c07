import { formatMoney } from '@vitrine/shared/money'
import { type z } from 'zod'
import { type RequestContext } from '~/context.server'
import { type FormAnswer, type Refusal } from '~/forms/form-answer'
import { toFormatTag } from '~/i18n/locales'
import { readForm } from '~/forms/read-form.server'
import { toTypedText } from '~/forms/typed-text'
import { cartErrorParams, updateSchema } from './cart.schema'
import { type CartDone, type CartValues } from './cart-answer'
import { toDone } from './cart-done.server'
import { toName } from './line-messages.server'
import { type ChangedLine, type ChangeLineResult, removeLine, setLineQuantity } from './change-line.server'

type TypedLine = NonNullable<CartValues['line']>

/** The form of one line: another quantity. */
export async function postUpdate(ctx: RequestContext, form: FormData): Promise<FormAnswer<CartDone, CartValues>> {
  const posted = readForm(ctx, form, updateSchema, cartErrorParams)
  const typed = { lineId: toTypedText(form, 'lineId'), quantity: toTypedText(form, 'quantity') }
  if (!posted.ok) {
    const { lineId: unknown, quantity = '' } = posted.refused.errors
    return unknown === undefined ? toRefused(400, quantity, typed) : toRefused(400, unknown)
  }
  return changeAsked(ctx, posted.value, typed)
}

/** The same for whoever asks without a form. @param typed to be shown again where it is refused */
export async function changeAsked(
  ctx: RequestContext,
  asked: z.output<typeof updateSchema> & { seen?: number },
  typed: TypedLine,
): Promise<FormAnswer<CartDone, CartValues>> {
  const result = await setLineQuantity(ctx, asked)
  if (!result.ok) return toExplained(ctx, result, typed)
  const { quantity } = asked
  if (quantity === 0) return toRemoved(ctx, result.line)
  const { total, region } = result.cart
  const params = {
    title: toName(result.line, ctx.locale.language),
    count: quantity,
    total: formatMoney(total, region.currency, toFormatTag(ctx.locale)),
  }
  return toDone(ctx, 'success', 'cart:done.changed', params)
}

/** The form that takes a line out; one that is out already is no mistake. */
export async function postRemove(ctx: RequestContext, form: FormData): Promise<FormAnswer<CartDone, CartValues>> {
  const result = await removeLine(ctx, toTypedText(form, 'lineId'))
  return result.ok ? toRemoved(ctx, result.line) : toDone(ctx, 'notice', 'cart:done.already-gone')
}

function toRemoved(ctx: RequestContext, line: ChangedLine): FormAnswer<CartDone, CartValues> {
  const { id: lineId, variantId, quantity, known, gift } = line
  const title = toName(line, ctx.locale.language)
  const undo = variantId ? { lineId, variantId, quantity, title, ...(known !== undefined && { known }), ...gift } : null
  // the next page's button takes from it what it puts back
  return toDone(ctx, 'success', 'cart:done.removed', undo ? { ...undo } : { title }, { undo })
}

type Refused = Extract<ChangeLineResult, { ok: false }>

function toExplained(ctx: RequestContext, result: Refused, typed: TypedLine): FormAnswer<CartDone, CartValues> {
  switch (result.reason) {
    case 'no-cart':
    case 'unknown-line':
      return toRefused(404, ctx.t('cart:errors.unknown-line'))
    case 'unavailable':
      return toRefused(
        409,
        ctx.t('cart:errors.line-unavailable', { title: toName(result.line, ctx.locale.language) }),
        typed,
      )
    case 'changed-meanwhile': {
      const params = { title: toName(result.line, ctx.locale.language), count: result.line.quantity }
      return toRefused(409, ctx.t('cart:errors.changed-meanwhile', params), typed)
    }
    case 'quantity-limit':
      return toRefused(400, ctx.t('cart:errors.quantity-max', { limit: result.limit }), typed)
    case 'out-of-stock': {
      const params = { title: toName(result.line, ctx.locale.language), count: result.available }
      return toRefused(409, ctx.t(result.available > 0 ? 'cart:errors.short' : 'cart:errors.sold-out', params), typed)
    }
  }
}

/** @param typed where another quantity mends it */
function toRefused(status: number, text: string, typed?: TypedLine): Refusal<CartValues> {
  if (!typed) return { ok: false, refused: { status, values: {}, errors: {}, message: text } }
  return { ok: false, refused: { status, values: { line: typed }, errors: { quantity: text }, message: null } }
}
