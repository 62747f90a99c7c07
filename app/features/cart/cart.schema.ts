import { z } from 'zod'
import { type MessageKey } from '~/i18n/keys'
import { linePieces } from './quantity-limit'

const errors = {
  required: 'cart:errors.quantity-required',
  whole: 'cart:errors.quantity-whole',
  min: 'cart:errors.quantity-min',
  minZero: 'cart:errors.quantity-min-zero',
  max: 'cart:errors.quantity-max',
} as const satisfies Record<string, MessageKey>

const wholeNumber = /^[+-]?\d+(e\+?\d+)?$/i

function quantity(min: 0 | 1) {
  return z
    .string({ error: errors.required })
    .trim()
    .min(1, { error: errors.required, abort: true })
    .regex(wholeNumber, { error: errors.whole, abort: true })
    .transform(Number)
    .refine((value) => value >= min, min === 0 ? errors.minZero : errors.min)
    .refine((value) => value <= linePieces, errors.max)
}

// the database cannot be asked for control characters
function id(error: MessageKey) {
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
  variantId: id('cart:errors.unknown-variant'),
  quantity: quantity(1),
  attempt: z.string().min(1).max(64).optional().catch(undefined),
  undoes: z.string().max(100).optional().catch(undefined),
  known: z.coerce.number().int().nonnegative().optional().catch(undefined),
})

export const updateSchema = z.object({
  lineId: id('cart:errors.unknown-line'),
  quantity: quantity(0),
})

/** The same of what scripts ask for, who know numbers. */
export const addCallSchema = addSchema.extend({ quantity: z.number().int().min(1).max(linePieces) })
export const changeCallSchema = updateSchema.extend({
  quantity: z.number().int().min(0).max(linePieces),
  /** What the script has taken the line to hold: where it holds another number, nothing is changed. */
  seen: z.number().int().optional(),
})

/** Of the schemas' messages. */
export const cartErrorParams = { limit: linePieces }

/** Which of the cart's forms was sent; the form on a product's page need not say. */
export const intentSchema = z
  .enum([
    ...(['add', 'update', 'change-variant', 'remove', 'switch-region', 'save', 'take-back', 'forget'] as const),
    ...(['apply-code', 'remove-code', 'seen-prices', 'gift-email'] as const),
  ])
  .default('add')
  .catch('add')
