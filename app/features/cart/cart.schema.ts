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

/** `returnTo` is checked where it is followed; `attempt` marks one rendering of the form. */
export const addSchema = z.object({
  variantId: z.string({ error: 'unknown-variant' }).max(100, 'unknown-variant'),
  quantity: quantity(1),
  attempt: z.string().max(64).optional().catch(undefined),
})

export const updateSchema = z.object({
  lineId: z.string({ error: 'unknown-line' }).max(100, 'unknown-line'),
  quantity: quantity(0),
})

export type QuantityError =
  'quantity-required' | 'quantity-whole' | 'quantity-min' | 'quantity-min-zero' | 'quantity-max'
export type FormError = QuantityError | 'unknown-variant' | 'unknown-line'

/** Which of the cart's forms was sent; the form on a product's page need not say. */
export const intentSchema = z.enum(['add', 'update', 'remove', 'switch-region']).default('add').catch('add')
