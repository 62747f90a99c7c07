import { parseWithZod } from '@conform-to/zod/v4'
import { type RequestContext } from '~/context.server'
import { toReturnPath } from '~/http/return-to'
import { paths } from '~/paths'
import { addLine, type AddLineResult } from './add-line.server'
import { addSchema } from './cart.schema'
import { addQuantityId, type AddAttempt } from './cart-answer'
import { type CartOutcome, toFormMessage, toText } from './cart-outcome.server'
import { tellKnownPrice } from './known-price.server'
import { toCartCountry, toCountryName, toName } from './cart-words.server'

/** The form that puts a variant in the cart, from a product's page or again from the cart's. */
export async function postAdd(ctx: RequestContext, form: FormData): Promise<CartOutcome> {
  const submission = parseWithZod(form, { schema: addSchema })
  const typed = toTyped(ctx, form)
  if (submission.status !== 'success') {
    const messages = Object.entries(submission.error ?? {}).map(([name, codes]) => {
      return { name, message: toFormMessage(ctx, codes?.[0] ?? '') }
    })
    const quantityError = messages.find(({ name }) => name === 'quantity')?.message ?? null
    const problems = messages.map(({ name, message }) => {
      return { message, fieldId: name === 'quantity' ? addQuantityId : undefined }
    })
    return { status: 400, answer: { done: false, problems, add: { ...typed, quantityError }, line: null } }
  }
  const result = await addLine(ctx, submission.value)
  if (!result.ok) return toRefused(ctx, result, typed)
  const { variantId, known: price } = submission.value
  if (price !== undefined) await tellKnownPrice(ctx.commerce.as({}), result.cart, { variantId, price })
  return toAdded(ctx, result, typed.returnTo)
}

function toTyped(ctx: RequestContext, form: FormData): AddAttempt {
  return {
    variantId: toText(form, 'variantId'),
    quantity: toText(form, 'quantity'),
    returnTo: toReturnPath(form.get('returnTo'), paths.cart(ctx.locale.code)),
    title: null,
    productPath: null,
    quantityError: null,
  }
}

function toAdded(ctx: RequestContext, result: Extract<AddLineResult, { ok: true }>, to: string): CartOutcome {
  const isNew = result.lost.some((notice) => notice !== 'ordered')
  const key = isNew ? 'cart:done.added-anew' : 'cart:done.added'
  const params = { title: toName(result.variant, ctx.locale.language), count: result.quantity }
  const link = { to: paths.cart(ctx.locale.code), key: 'cart:add.view' }
  return {
    status: 200,
    answer: { done: true, text: ctx.t(key, params), undo: null },
    flash: { kind: 'success', key, params, link },
    to,
  }
}

type Refused = Extract<AddLineResult, { ok: false }>

function toRefused(ctx: RequestContext, result: Refused, typed: AddAttempt): CartOutcome {
  const message = toMessage(ctx, result)
  const aboutQuantity = result.reason === 'out-of-stock' || result.reason === 'quantity-limit'
  const known = result.reason === 'unknown-variant' ? null : result.variant
  const add = {
    ...typed,
    title: known && toName(known, ctx.locale.language),
    productPath: known?.published ? paths.product(ctx.locale.code, known.productHandle, known.id) : null,
    quantityError: aboutQuantity ? message : null,
  }
  const problems = [{ message, fieldId: aboutQuantity ? addQuantityId : undefined }]
  return { status: known ? 409 : 404, answer: { done: false, problems, add, line: null } }
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

function toStockMessage(ctx: RequestContext, title: string, count: number, inCart: number): string {
  if (count <= 0) return ctx.t('cart:errors.sold-out', { title })
  if (inCart === 0) return ctx.t('cart:errors.short', { title, count })
  return ctx.t(inCart >= count ? 'cart:errors.short-all-taken' : 'cart:errors.short-more', { title, count, inCart })
}
