import { z } from 'zod'

export type BaseUnit = 'kg' | 'l' | 'm'

export interface UnitPrice {
  /** In the currency's minor unit, rounded to a whole one. */
  amount: number
  /** What that buys one of. */
  unit: BaseUnit
}

// how much of its base one of a unit is
const units = {
  g: { base: 'kg', share: 0.001 },
  kg: { base: 'kg', share: 1 },
  ml: { base: 'l', share: 0.001 },
  cl: { base: 'l', share: 0.01 },
  l: { base: 'l', share: 1 },
  cm: { base: 'm', share: 0.01 },
  m: { base: 'm', share: 1 },
} as const

const contentSchema = z
  .object({
    amount: z.number().positive(),
    unit: z.enum(['g', 'kg', 'ml', 'cl', 'l', 'cm', 'm']),
    base: z.enum(['kg', 'l', 'm']),
  })
  .refine(({ unit, base }) => units[unit].base === base)

/**
 * The price of a kilogram, litre or metre, which Article 3 of Directive 98/6/EC wants beside the selling price.
 * @param price of the package, in the currency's minor unit
 * @param content the metadata's `unit_price`: `{ amount: 180, unit: 'g', base: 'kg' }` for a package of 180 g
 * @returns null where the metadata does not say what the package holds
 */
export function toUnitPrice(price: number, content: unknown): UnitPrice | null {
  const { data } = contentSchema.safeParse(content)
  return data ? { amount: Math.round(price / (data.amount * units[data.unit].share)), unit: data.base } : null
}
