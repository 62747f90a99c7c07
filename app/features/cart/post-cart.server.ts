import { isOutage } from '~/commerce/errors'
import { toTooMany } from '~/commerce/to-too-many'
import { type RequestContext } from '~/context.server'
import { formatList } from '~/i18n/format-list'
import { type MessageKey } from '~/i18n/keys'
import { toFormatTag } from '~/i18n/locales'
import { toReturnPath } from '~/http/return-to'
import { paths } from '~/paths'
import { giveUp } from './cart.server'
import { intentSchema } from './cart.schema'
import { type CartOutcome, toText } from './cart-outcome.server'
import { toCountryName } from './cart-words.server'
import { postAdd } from './post-add.server'
import { postRemove, postUpdate } from './post-line.server'
import { postCode } from './codes/post-code.server'
import { postForget, postSave, postTakeBack } from './post-saved.server'
import { postSeenPrices } from './post-seen-prices.server'
import { switchRegion } from './switch-region.server'

const forms = {
  add: postAdd,
  update: postUpdate,
  remove: postRemove,
  'switch-region': postSwitch,
  'apply-code': postCartCode,
  'remove-code': postCartCode,
  save: postSave,
  'take-back': postTakeBack,
  forget: postForget,
  'seen-prices': postSeenPrices,
}

/**
 * Whatever form of the cart was sent. While the backend is down, or after too many new carts, nothing is saved, and the
 * answer says so; where nobody knows whether it was, it says that.
 */
export async function postCart(ctx: RequestContext, form: FormData): Promise<CartOutcome> {
  const post = forms[intentSchema.parse(form.get('intent') ?? undefined)]
  try {
    return await post(ctx, form)
  } catch (error) {
    const tooMany = toTooMany(error)
    if (tooMany) {
      ctx.headers.set('Retry-After', String(tooMany.waitSeconds))
      return toNotSaved(ctx, form, 429, ctx.t('common:rpc.too-many'))
    }
    if (!isOutage(error)) throw error
    const { kind, code, mayHaveHappened } = error
    ctx.log.warn({ kind, code, mayHaveHappened }, 'a change of the cart was not saved')
    if (kind === 'timeout') giveUp(ctx, error)
    return mayHaveHappened ? toUnclear(ctx, form) : toNotSaved(ctx, form, 503, ctx.t('cart:errors.not-saved'))
  }
}

async function postSwitch(ctx: RequestContext): Promise<CartOutcome> {
  const to = paths.cart(ctx.locale.code)
  const country = toCountryName(ctx, ctx.locale.country)
  const result = await switchRegion(ctx)
  if (!result.ok && result.reason === 'nothing-sold-here') {
    const problems = [{ message: ctx.t('cart:errors.nothing-sold-here', { country }) }]
    return { status: 409, answer: { done: false, problems, add: null, line: null } }
  }
  const lost = result.ok ? [...result.putAside, ...result.codes] : []
  const key = lost.length > 0 ? 'cart:done.switched-in-part' : 'cart:done.switched'
  const params = { country, titles: formatList(lost, toFormatTag(ctx.locale)) }
  const kind = lost.length > 0 ? 'notice' : 'success'
  return { status: 200, answer: { done: true, text: ctx.t(key, params), undo: null }, flash: { kind, key, params }, to }
}

async function postCartCode(ctx: RequestContext, form: FormData): Promise<CartOutcome> {
  const outcome = await postCode(ctx, form)
  if (!outcome.ok) return { status: outcome.status, answer: { done: false, add: null, line: null, ...outcome.refused } }
  const { key, params } = outcome.flash
  return {
    status: 200,
    answer: { done: true, text: ctx.t(key as MessageKey, params), undo: null },
    flash: outcome.flash,
  }
}

/** Nothing is offered to be sent once more: it may be there already, and come twice. */
function toUnclear(ctx: RequestContext, form: FormData): CartOutcome {
  const { status, answer } = toNotSaved(ctx, form, 503, ctx.t('cart:errors.unclear'))
  return { status, answer: answer.done ? answer : { ...answer, add: null } }
}

function toNotSaved(ctx: RequestContext, form: FormData, status: 429 | 503, message: string): CartOutcome {
  const [quantity, variantId, lineId] = ['quantity', 'variantId', 'lineId'].map((name) => toText(form, name))
  const returnTo = toReturnPath(form.get('returnTo'), paths.cart(ctx.locale.code))
  const add = variantId
    ? { variantId, quantity: quantity ?? '', returnTo, title: null, productPath: null, quantityError: null }
    : null
  const line = lineId && quantity ? { lineId, quantity, error: message } : null
  return { status, answer: { done: false, problems: [{ message }], add, line } }
}
