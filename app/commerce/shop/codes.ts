/** `idle`: it takes nothing off what is in the cart now. What is neither `good` nor `idle` must not be ordered with. */
export type CodeState = 'good' | 'idle' | 'not-started' | 'expired' | 'used-up' | 'disabled'

/** What a code does. Percent as 10 for 10 %; amounts in minor units. */
export type CodeEffect =
  | { type: 'percentage'; percent: number }
  | { type: 'fixed' | 'fixed-each' | 'free-shipping' }
  /** `used` goes to this cart, `left` stays on the card. */
  | { type: 'gift-card'; used: number; left: number }

/** A discount or a gift card of a cart. */
export interface AppliedCode {
  /** As the backend writes it, which is how it is taken off. */
  code: string
  effect: CodeEffect
  /** As it is now: it may have changed since it was applied. */
  state: CodeState
}

/**
 * Why a code was not applied. `unknown`: there is none (any more); `region`: it is for another country;
 * `customer`: for certain customers only; `not-for-these`: for nothing in the cart; `refused`: for a reason that the
 * backend does not say in words we know.
 */
export type CodeRefusal =
  'unknown' | 'not-started' | 'expired' | 'used-up' | 'disabled' | 'region' | 'customer' | 'not-for-these' | 'refused'
