import { z } from 'zod'
import { linePieces } from './quantity-limit'

// What a form can say wrongly; each is a message under `cart:errors`.
const wholeNumber = /^[+-]?\d+(e\+?\d+)?$/i

function quantity(min: 0 | 1) {
  return z
    .string({ error: 'quantity-required' })
    .trim()
    .min(1, { error: 'quantity-required', abort: true })
    .regex(wholeNumber, { error: 'quantity-whole', abort: true })
    .transform(Number)
    .refine((value) => value >= min, min === 0 ? 'quantity-min-zero' : 'quantity-min')
    .refine((value) => value <= linePieces, 'quantity-max')
}

// the database cannot be asked for control characters
function id(error: 'unknown-variant' | 'unknown-line') {
  return z
    .string({ error })
    .max(100, { error, abort: true })
    .regex(/^\P{Cc}+$/u, error)
}

/**
 * `returnTo` is checked where it is followed; `attempt` marks one rendering of the form, `undoes` the line that was taken
 * out, `known` what its shopper took one piece to cost.
 */
export const addSchema = z.object({
  variantId: id('unknown-variant'),
  quantity: quantity(1),
  attempt: z.string().min(1).max(64).optional().catch(undefined),
  undoes: z.string().max(100).optional().catch(undefined),
  known: z.coerce.number().int().nonnegative().optional().catch(undefined),
})

export const updateSchema = z.object({
  lineId: id('unknown-line'),
  quantity: quantity(0),
})

export type QuantityError =
  'quantity-required' | 'quantity-whole' | 'quantity-min' | 'quantity-min-zero' | 'quantity-max'
export type FormError = QuantityError | 'unknown-variant' | 'unknown-line'

/** Which of the cart's forms was sent; the form on a product's page need not say. */
export const intentSchema = z
  .enum([
    ...(['add', 'update', 'remove', 'switch-region', 'save', 'take-back', 'forget'] as const),
    ...(['apply-code', 'remove-code', 'seen-prices'] as const),
  ])
  .default('add')
  .catch('add')
