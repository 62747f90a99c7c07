import { type AppliedCode, type CodeEffect, type CodeState } from '../shop/codes'
import { toDiscountKind } from './amounts'
import { type Cart, type Discount } from './types'

type GiftCard = Cart['gift_cards'][number]

/** The codes of a cart, discounts first. Medusa itself looks at them only when they are applied. */
export function toAppliedCodes(
  { items = [], discounts = [], gift_cards: cards = [], gift_card_total: paid }: Partial<Cart>,
  now: Date,
): AppliedCode[] {
  const applied = discounts.map((discount) => {
    const state = toDiscountState(discount, now)
    return {
      code: discount.code,
      effect: toDiscountEffect(discount),
      state: state === 'good' && isIdle(items, discount) ? ('idle' as const) : state,
    }
  })
  return [...applied, ...toAppliedCards(cards, Math.max(paid ?? 0, 0), now)]
}

function toDiscountState(discount: Discount, now: Date): Exclude<CodeState, 'idle'> {
  const { is_disabled, starts_at, ends_at, usage_limit, usage_count } = discount
  if (usage_limit && usage_count >= usage_limit) return 'used-up'
  if (new Date(starts_at) > now) return 'not-started'
  if (ends_at && new Date(ends_at) < now) return 'expired'
  return is_disabled ? 'disabled' : 'good'
}

// Medusa disables a card that is spent, and lets expired ones pay
function toCardState({ balance, ends_at, is_disabled }: GiftCard, now: Date): Exclude<CodeState, 'idle'> {
  if (balance <= 0) return 'used-up'
  if (ends_at && new Date(ends_at) < now) return 'expired'
  return is_disabled ? 'disabled' : 'good'
}

/** Whether a discount takes nothing off any line, as one that is for other products does. */
function isIdle(items: Cart['items'], { rule }: Discount): boolean {
  // what goes back with an exchange is not bought
  const bought = items.filter((item) => !item.is_return)
  if (rule.type === 'free_shipping' || bought.length === 0) return false
  return bought.every((item) => (item.discount_total ?? 0) === 0)
}

function toDiscountEffect({ rule }: Discount): CodeEffect {
  const kind = toDiscountKind(rule)
  return kind === 'percentage' ? { type: kind, percent: rule.value } : { type: kind }
}

// spent in Medusa's order: what ends first, then the smallest
function toAppliedCards(cards: GiftCard[], total: number, now: Date): AppliedCode[] {
  const toEnd = ({ ends_at: end }: GiftCard) => (end ? new Date(end).getTime() : Infinity)
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
