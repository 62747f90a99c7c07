import { type Cart, type CartDiscount, type CartGiftCard } from '~/commerce/shop/cart'
import { toAmount } from '../../orders/order-totals'

/** `idle`: it takes nothing off what is in the cart now. What is not `good` must not be ordered with. */
export type CodeState = 'good' | 'idle' | 'not-started' | 'expired' | 'used-up' | 'disabled'

/** What a code does. Percent as 10 for 10 %; amounts in minor units. */
export type CodeEffect =
  | { type: 'percentage'; percent: number }
  | { type: 'fixed' | 'fixed-each' | 'free-shipping' }
  /** `used` goes to this cart, `left` stays on the card. */
  | { type: 'gift-card'; used: number; left: number }

export interface AppliedCode {
  /** As the backend writes it, which is how it is taken off. */
  code: string
  effect: CodeEffect
  state: CodeState
}

/** The codes of a cart, discounts first. Medusa itself looks at them only when they are applied. */
export function toAppliedCodes(
  cart: Pick<Cart, 'items' | 'discounts' | 'giftCards' | 'giftCardTotal'>,
  now: Date = new Date(),
): AppliedCode[] {
  const discounts = cart.discounts.map((discount) => {
    const state = toDiscountState(discount, now)
    return {
      code: discount.code,
      effect: toDiscountEffect(discount),
      state: state === 'good' && isIdle(cart, discount) ? ('idle' as const) : state,
    }
  })
  return [...discounts, ...toAppliedCards(cart.giftCards, toAmount(cart.giftCardTotal), now)]
}

/** Whether an order must not be placed with the code, so that it is taken off first. */
export function isLapsed({ state }: Pick<AppliedCode, 'state'>): boolean {
  return state !== 'good' && state !== 'idle'
}

/** How a discount stands by itself, whatever is in the cart. */
export function toDiscountState(discount: CartDiscount, now: Date): Exclude<CodeState, 'idle'> {
  const { disabled, startsAt, endsAt, usageLimit, usageCount } = discount
  if (usageLimit && usageCount >= usageLimit) return 'used-up'
  if (new Date(startsAt) > now) return 'not-started'
  if (endsAt && new Date(endsAt) < now) return 'expired'
  return disabled ? 'disabled' : 'good'
}

/** How a gift card stands. Medusa disables one that is spent, and lets expired ones pay. */
export function toCardState(card: CartGiftCard, now: Date): Exclude<CodeState, 'idle' | 'not-started'> {
  if (card.balance <= 0) return 'used-up'
  if (card.endsAt && new Date(card.endsAt) < now) return 'expired'
  return card.disabled ? 'disabled' : 'good'
}

/** Whether a discount takes nothing off any line, as one that is for other products does. */
export function isIdle({ items }: Pick<Cart, 'items'>, { kind }: CartDiscount): boolean {
  if (kind === 'free-shipping' || items.length === 0) return false
  return items.every((item) => item.discountTotal === 0)
}

export function isFreeShipping({ kind }: CartDiscount): boolean {
  return kind === 'free-shipping'
}

function toDiscountEffect({ kind, value }: CartDiscount): CodeEffect {
  return kind === 'percentage' ? { type: kind, percent: value } : { type: kind }
}

// spent in Medusa's order: what ends first, then the smallest
function toAppliedCards(cards: CartGiftCard[], total: number, now: Date): AppliedCode[] {
  const toEnd = ({ endsAt: end }: CartGiftCard) => (end ? new Date(end).getTime() : Infinity)
  const ordered = cards.toSorted(
    (a, b) => (toEnd(a) < toEnd(b) ? -1 : Number(toEnd(a) > toEnd(b))) || a.balance - b.balance,
  )
  let rest = total
  return ordered.map((card) => {
    const used = Math.min(rest, card.balance)
    rest -= used
    const effect = { type: 'gift-card' as const, used, left: card.balance - used }
    return { code: card.code, effect, state: toCardState(card, now) }
  })
}
