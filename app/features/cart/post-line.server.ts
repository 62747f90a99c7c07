import { parseWithZod } from '@conform-to/zod/v4'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { updateSchema } from './cart.schema'
import { toLineQuantityId } from './cart-answer'
import { type CartOutcome, toFormMessage, toText } from './cart-outcome.server'
import { toName } from './cart-words.server'
import { type ChangedLine, type ChangeLineResult, removeLine, setLineQuantity } from './change-line.server'

/** The form of one line: another quantity. */
export async function postUpdate(ctx: RequestContext, form: FormData): Promise<CartOutcome> {
  const submission = parseWithZod(form, { schema: updateSchema })
  const typed = { lineId: toText(form, 'lineId'), quantity: toText(form, 'quantity') }
  if (submission.status !== 'success') {
    const [code = ''] = submission.error?.lineId ?? submission.error?.quantity ?? []
    return toRefused(400, toFormMessage(ctx, code), submission.error?.lineId ? null : typed)
  }
  const result = await setLineQuantity(ctx, submission.value)
  if (!result.ok) return toExplained(ctx, result, typed)
  const { quantity } = submission.value
  return quantity === 0 ? toRemoved(ctx, result.line) : toChanged(ctx, result.line, quantity)
}

/** The form that takes a line out; one that is out already is no mistake. */
export async function postRemove(ctx: RequestContext, form: FormData): Promise<CartOutcome> {
  const result = await removeLine(ctx, toText(form, 'lineId'))
  if (result.ok) return toRemoved(ctx, result.line)
  const key = 'cart:done.already-gone'
  return {
    status: 200,
    answer: { done: true, text: ctx.t(key), undo: null },
    flash: { kind: 'notice', key },
    to: paths.cart(ctx.locale.code),
  }
}

function toChanged(ctx: RequestContext, line: ChangedLine, count: number): CartOutcome {
  const key = 'cart:done.changed'
  const params = { title: toName(line, ctx.locale.language), count }
  return {
    status: 200,
    answer: { done: true, text: ctx.t(key, params), undo: null },
    flash: { kind: 'success', key, params },
    to: paths.cart(ctx.locale.code),
  }
}

function toRemoved(ctx: RequestContext, line: ChangedLine): CartOutcome {
  const { id: lineId, variantId, quantity, known } = line
  const key = 'cart:done.removed'
  const title = toName(line, ctx.locale.language)
  const undo = variantId ? { lineId, variantId, quantity, title, ...(known !== undefined && { known }) } : null
  return {
    status: 200,
    answer: { done: true, text: ctx.t(key, { title }), undo },
    flash: { kind: 'success', key, params: undo ? { ...undo } : { title } },
    to: paths.cart(ctx.locale.code),
  }
}

type Refused = Extract<ChangeLineResult, { ok: false }>

function toExplained(ctx: RequestContext, result: Refused, typed: { lineId: string; quantity: string }): CartOutcome {
  switch (result.reason) {
    case 'no-cart':
    case 'unknown-line':
      return toRefused(404, ctx.t('cart:errors.unknown-line'), null)
    case 'unavailable':
      return toRefused(
        409,
        ctx.t('cart:errors.line-unavailable', { title: toName(result.line, ctx.locale.language) }),
        typed,
      )
    case 'quantity-limit':
      return toRefused(400, ctx.t('cart:errors.quantity-max', { limit: result.limit }), typed)
    case 'out-of-stock': {
      const params = { title: toName(result.line, ctx.locale.language), count: result.available }
      return toRefused(409, ctx.t(result.available > 0 ? 'cart:errors.short' : 'cart:errors.sold-out', params), typed)
    }
  }
}

function toRefused(status: number, message: string, typed: { lineId: string; quantity: string } | null): CartOutcome {
  const problems = [{ message, fieldId: typed ? toLineQuantityId(typed.lineId) : undefined }]
  return { status, answer: { done: false, problems, add: null, line: typed && { ...typed, error: message } } }
}
