import { type GiftNote } from '@vitrine/shared/gift-note'
import { asReading, isCommerceError } from '~/commerce/errors'
import { type Cart } from '~/commerce/shop/cart'
import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { requireRegion } from '~/features/region/require-region.server'
import { redis } from '~/once/redis.server'
import { createRepeatGuard } from '~/once/repeat-guard.server'
import { type CartNotice } from './cart-notice'
import { getLiveVariant, type LiveVariant } from './live-variant.server'
import { linePieces } from './quantity-limit'
import { findLine } from './find-line'

export interface AddLineInput {
  variantId: string
  /** From 1. */
  quantity: number
  /** For whom it is, of a gift card. */
  gift?: GiftNote | null
  /** The rendered form that asks; twice the same within seconds is a double click. */
  attempt?: string
  /** The line that was taken out and shall be there again: as long as it is, nothing is added. */
  undoes?: string
}

type Refusal =
  | { reason: 'unknown-variant' }
  /** It is not on sale any more, or has no price in the URL's region. */
  | { reason: 'unavailable' | 'not-sold-here'; variant: LiveVariant }
  /** `available` units are there, `inCart` of them in the cart already. */
  | { reason: 'out-of-stock'; variant: LiveVariant; available: number; inCart: number }
  | { reason: 'quantity-limit'; variant: LiveVariant; limit: number; inCart: number }
  /** The cart belongs to another region than the URL. */
  | { reason: 'other-region'; variant: LiveVariant; cart: Cart }

export type AddLineResult =
  { ok: true; variant: LiveVariant; cart: Cart; quantity: number; lost: CartNotice[] } | ({ ok: false } & Refusal)

function refuse(refusal: Refusal): AddLineResult {
  return { ok: false, ...refusal }
}

/**
 * Puts `quantity` more pieces into the cart, which is made in the URL's region where there is none.
 * `lost` says what became of an earlier cart that could not be used any more.
 * @throws CommerceError when the backend is down; what was in the cart is still there then
 */
export async function addLine(ctx: RequestContext, input: AddLineInput): Promise<AddLineResult> {
  const region = await requireRegion(ctx)
  const asked = asReading(getLiveVariant(ctx, region, input.variantId))
  asked.catch(() => undefined)
  return ctx.cart.change(async ({ cart, notices: lost }) => {
    const variant = await asked
    if (!variant) return refuse({ reason: 'unknown-variant' })
    if (!variant.published) return refuse({ reason: 'unavailable', variant })
    if (!variant.priced) return refuse({ reason: 'not-sold-here', variant })
    if (cart && cart.region.id !== region.id) return refuse({ reason: 'other-region', variant, cart })
    if (cart && (await isDone(cart, input))) return { ok: true, variant, cart, quantity: input.quantity, lost }
    const result = await addHere(ctx, region, cart, variant, input)
    if (!result.ok) return result
    const mark = toMark(input)
    if (mark !== null) await added.use(`${result.cart.id} ${mark}`)
    return { ...result, lost }
  })
}

async function addHere(
  ctx: RequestContext,
  region: Region,
  cart: Cart | null,
  variant: LiveVariant,
  input: AddLineInput,
): Promise<AddLineResult> {
  const { quantity, gift: given = null } = input
  const gift = variant.giftCard ? given : null
  const inCart = (cart && findLine(cart, variant.id, gift)?.quantity) ?? 0
  const wanted = inCart + quantity
  if (variant.stock !== null && wanted > variant.stock) {
    return refuse({ reason: 'out-of-stock', variant, available: variant.stock, inCart })
  }
  if (wanted > linePieces) return refuse({ reason: 'quantity-limit', variant, limit: linePieces, inCart })
  const shopper = ctx.commerce.as({})
  try {
    const line = { variantId: variant.id, quantity, gift }
    const changed = cart
      ? await shopper.carts.keepShipping(cart, await shopper.carts.putVariant(cart, { ...line, quantity: wanted }))
      : await ctx.cart.create(region, [line], { attempt: toMark(input) })
    await ctx.cart.keep(changed)
    return { ok: true, variant, cart: changed, quantity, lost: [] }
  } catch (error) {
    // sold or taken out of the shop between the question and the write
    if (!isCommerceError(error, 'invalid')) throw error
    if (error.reason !== 'out-of-stock') return refuse({ reason: 'unavailable', variant })
    const now = await getLiveVariant(ctx, region, variant.id)
    return refuse({ reason: 'out-of-stock', variant, available: now?.stock ?? 0, inCart })
  }
}

// From the end of the first add: the second waits for it, however long it takes. A cart that another process has just made for
// the same form is folded into this one (`isRepeated` in fold-plan.ts).
const added = createRepeatGuard({ name: 'add', seconds: 3 }, redis)

// all forms of a page have one nonce, and the same page in another tab has it too where it was kept for everybody
function toMark({ attempt: nonce, variantId }: AddLineInput): string | null {
  return nonce === undefined ? null : `${nonce} ${variantId}`
}

async function isDone(cart: Cart, input: AddLineInput): Promise<boolean> {
  if (cart.items.some(({ id }) => id === input.undoes)) return true
  const mark = toMark(input)
  return mark !== null && (await added.isUsed(`${cart.id} ${mark}`))
}
