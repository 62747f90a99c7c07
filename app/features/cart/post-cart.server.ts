import { isOutage } from '~/commerce/errors'
import { toTooMany } from '~/commerce/to-too-many'
import { type RequestContext } from '~/context.server'
import { enhancedField, type FormAnswer, type Refusal } from '~/forms/form-answer'
import { refuseTooMany } from '~/forms/refuse.server'
import { toTypedText } from '~/forms/typed-text'
import { type MessageKey } from '~/i18n/keys'
import { paths } from '~/paths'
import { intentSchema } from './cart.schema'
import { type CartDone, type CartValues } from './cart-answer'
import { postChangeVariant } from './change-variant/post-change-variant.server'
import { toDone } from './cart-done.server'
import { toCountryName } from './cart-messages.server'
import { postAdd, toTypedAdd } from './post-add.server'
import { postGiftEmail } from './post-gift.server'
import { postRemove, postUpdate } from './post-line.server'
import { postCode } from './codes/post-code.server'
import { postForget, postSave, postTakeBack } from './post-saved.server'
import { postSeenPrices } from './post-seen-prices.server'
import { switchRegion } from './switch-region.server'

const forms = {
  add: postAdd,
  update: postUpdate,
  'change-variant': postChangeVariant,
  remove: postRemove,
  'switch-region': postSwitch,
  'apply-code': postCartCode,
  'remove-code': postCartCode,
  save: postSave,
  'take-back': postTakeBack,
  forget: postForget,
  'seen-prices': postSeenPrices,
  'gift-email': postGiftEmail,
}

const tooManyKeys = ['common:rpc.too-many', 'common:rpc.too-many'] as const

/**
 * Whatever form of the cart was sent. While the backend is down, or after too many new carts, nothing is saved, and the
 * answer says so; where nobody knows whether it was, it says that.
 */
export async function postCart(ctx: RequestContext, form: FormData): Promise<FormAnswer<CartDone, CartValues>> {
  const post = forms[intentSchema.parse(form.get('intent') ?? undefined)]
  try {
    const answered = await post(ctx, form)
    return form.has(enhancedField) ? await withCart(ctx, answered) : answered
  } catch (error) {
    const tooMany = toTooMany(error)
    if (tooMany) {
      ctx.answer.leaveFormOpen('undone')
      const { refused } = refuseTooMany(ctx, form, tooMany, { field: null, keys: tooManyKeys })
      return { ok: false, refused: { ...refused, values: toValues(ctx, form) } }
    }
    if (!isOutage(error)) throw error
    const { kind, code, mayHaveHappened } = error
    ctx.log.warn({ kind, code, mayHaveHappened }, 'a change of the cart was not saved')
    if (kind === 'timeout') ctx.cart.giveUp(error)
    const { add, ...values } = toValues(ctx, form)
    // nothing is offered to be added once more: it may be there already, and come twice
    if (!mayHaveHappened || !add) ctx.answer.leaveFormOpen(mayHaveHappened ? 'unclear' : 'undone')
    else ctx.answer.leaveOutcome(ctx.t('cart:errors.unclear'))
    if (mayHaveHappened) return toRefused(503, ctx.t('cart:errors.unclear'), values)
    return toRefused(503, ctx.t('cart:errors.not-saved'), { add, ...values })
  }
}

async function withCart(ctx: RequestContext, answered: FormAnswer<CartDone, CartValues>) {
  if (!answered.ok || !answered.done) return answered
  // asks the backend nothing more: what is done must not fail for it
  return { ...answered, done: { ...answered.done, cart: await ctx.cart.peek() } }
}

async function postSwitch(ctx: RequestContext): Promise<FormAnswer<CartDone, CartValues>> {
  const country = toCountryName(ctx, ctx.locale.country)
  const result = await switchRegion(ctx)
  if (!result.ok && result.reason === 'nothing-sold-here') {
    return toRefused(409, ctx.t('cart:errors.nothing-sold-here', { country }))
  }
  const lost = result.ok ? [...result.putAside, ...result.codes] : []
  const params = { country, titles: ctx.list(lost) }
  if (lost.length > 0) return toDone(ctx, 'notice', 'cart:done.switched-in-part', params)
  return toDone(ctx, 'success', 'cart:done.switched', params)
}

async function postCartCode(ctx: RequestContext, form: FormData): Promise<FormAnswer<CartDone, CartValues>> {
  const answered = await postCode(ctx, form, paths.cart(ctx.locale.code))
  if (!answered.ok) return { ok: false, refused: { ...answered.refused, values: { code: toTypedText(form, 'code') } } }
  const { flash } = answered
  return { ...answered, done: { text: flash ? ctx.t(flash.key as MessageKey, flash.params) : '', undo: null } }
}

function toValues(ctx: RequestContext, form: FormData): CartValues {
  const [quantity, lineId] = [toTypedText(form, 'quantity'), toTypedText(form, 'lineId')]
  return {
    add: toTypedText(form, 'variantId') ? toTypedAdd(ctx, form) : undefined,
    line: lineId && quantity ? { lineId, quantity } : undefined,
    code: toTypedText(form, 'code') || undefined,
  }
}

function toRefused(status: number, message: string, values: CartValues = {}): Refusal<CartValues> {
  return { ok: false, refused: { status, values, errors: {}, message } }
}
