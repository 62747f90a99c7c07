import { type GiftNote } from '@vitrine/shared/gift-note'
import { formatMoney } from '@vitrine/shared/money'
import { type z } from 'zod'
import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { readForm } from '~/forms/read-form.server'
import { toTypedText } from '~/forms/typed-text'
import { type Flash } from '~/http/server/flash.server'
import { toReturnPath } from '~/http/return-to'
import { toFormatTag } from '~/i18n/locales'
import { paths } from '~/paths'
import { readGift, toTypedGift } from './post-gift.server'
import { addLine, type AddLineResult } from './add-line.server'
import { addSchema, cartErrorParams } from './cart.schema'
import { type CartDone, type CartValues, type TypedAdd } from './cart-answer'
import { toDone } from './cart-done.server'
import { toCartView } from './cart-view'
import { tellKnownPrice } from './known-price.server'
import { readChoice } from './read-choice.server'
import { toCartCountry, toCountryName } from './cart-messages.server'
import { toName } from './line-messages.server'

/** The form that puts a variant in the cart, from a product's page or again from the cart's. */
export async function postAdd(ctx: RequestContext, form: FormData): Promise<FormAnswer<CartDone, CartValues>> {
  const open = await readChoice(ctx, form)
  if (open) return open
  const posted = readForm(ctx, form, addSchema, cartErrorParams)
  const gift = form.has('giftTo') ? readGift(ctx, form) : { ok: true as const, value: null }
  const typed = toTypedAdd(ctx, form)
  if (posted.ok && gift.ok) return addAsked(ctx, { ...posted.value, gift: gift.value }, typed)
  const [ofLine, ofGift] = [posted.ok ? null : posted.refused, gift.ok ? null : gift.refused]
  const errors = { ...ofGift?.errors, ...ofLine?.errors }
  return { ok: false, refused: { status: 400, message: null, errors, values: { add: typed } } }
}

/** The same for whoever asks without a form. @param typed to be shown again where it is refused */
export async function addAsked(
  ctx: RequestContext,
  asked: z.output<typeof addSchema> & { gift?: GiftNote | null },
  typed: TypedAdd,
): Promise<FormAnswer<CartDone, CartValues>> {
  const result = await addLine(ctx, asked)
  if (!result.ok) return toRefused(ctx, result, typed)
  const { variantId, known: price } = asked
  if (price !== undefined) await tellKnownPrice(ctx.commerce.as({}), result.cart, { variantId, price })
  return toAdded(ctx, result, typed.returnTo)
}

/** What was to be added, as it was typed. */
export function toTypedAdd(ctx: RequestContext, form: FormData): TypedAdd {
  return {
    variantId: toTypedText(form, 'variantId'),
    quantity: toTypedText(form, 'quantity'),
    returnTo: toReturnPath(form.get('returnTo'), paths.cart(ctx.locale.code)),
    title: null,
    productPath: null,
    ...(form.has('giftTo') && { gift: toTypedGift(form) }),
  }
}

function toAdded(
  ctx: RequestContext,
  result: Extract<AddLineResult, { ok: true }>,
  to: string,
): FormAnswer<CartDone, CartValues> {
  const isNew = result.lost.some((notice) => notice !== 'ordered')
  const params = { title: toName(result.variant, ctx.locale.language), count: result.quantity }
  const link = { to: paths.cart(ctx.locale.code), key: 'cart:add.view' }
  const key = isNew ? 'cart:done.added-anew' : 'cart:done.added'
  // the bag's own page says it all
  const added = to === link.to ? undefined : toSum(ctx, result)
  return toDone(ctx, 'success', key, params, { to, link, added })
}

function toSum({ locale }: RequestContext, { cart, variant }: Extract<AddLineResult, { ok: true }>): Flash['added'] {
  const { count, totals, currency } = toCartView(cart, locale)
  return {
    picture: variant.picture,
    key: 'cart:add.sum',
    params: { count, amount: formatMoney(totals.items, currency, toFormatTag(locale)) },
    link: { to: paths.checkout(locale.code), key: 'cart:add.checkout' },
  }
}

type Refused = Extract<AddLineResult, { ok: false }>

function toRefused(ctx: RequestContext, result: Refused, typed: TypedAdd): FormAnswer<CartDone, CartValues> {
  const text = toMessage(ctx, result)
  const aboutQuantity = result.reason === 'out-of-stock' || result.reason === 'quantity-limit'
  const known = result.reason === 'unknown-variant' ? null : result.variant
  const add = {
    ...typed,
    title: known && toName(known, ctx.locale.language),
    productPath: known?.published ? paths.product(ctx.locale.code, known.productHandle, known.id) : null,
  }
  const errors: Record<string, string> = aboutQuantity ? { quantity: text } : {}
  const message = aboutQuantity ? null : text
  return { ok: false, refused: { status: known ? 409 : 404, values: { add }, errors, message } }
}

function toMessage(ctx: RequestContext, result: Refused): string {
  if (result.reason === 'unknown-variant') return ctx.t('cart:errors.unknown-variant')
  const title = toName(result.variant, ctx.locale.language)
  const here = toCountryName(ctx, ctx.locale.country)
  switch (result.reason) {
    case 'unavailable':
      return ctx.t('cart:errors.unavailable', { title })
    case 'not-sold-here':
      return ctx.t('cart:errors.not-sold-here', { title, country: here })
    case 'other-region':
      return ctx.t('cart:errors.other-region', { bag: toCountryName(ctx, toCartCountry(result.cart) ?? ''), here })
    case 'quantity-limit': {
      const { limit, inCart } = result
      return ctx.t(inCart > 0 ? 'cart:errors.quantity-limit-more' : 'cart:errors.quantity-limit', {
        title,
        limit,
        inCart,
      })
    }
    case 'out-of-stock':
      return toStockMessage(ctx, title, result.available, result.inCart)
  }
}

/** @param inCart pieces that are in the cart already */
export function toStockMessage(ctx: RequestContext, title: string, count: number, inCart: number): string {
  if (count <= 0) return ctx.t('cart:errors.sold-out', { title })
  if (inCart === 0) return ctx.t('cart:errors.short', { title, count })
  return ctx.t(inCart >= count ? 'cart:errors.short-all-taken' : 'cart:errors.short-more', { title, count, inCart })
}
