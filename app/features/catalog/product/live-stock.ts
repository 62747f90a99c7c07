import { type Availability } from '../availability'

/** The most variants whose stock one question may be about. */
export const askableVariants = 50

/** A variant that is on sale, with its stock of this moment. */
export interface LiveAvailability {
  variantId: string
  availability: Availability
}

/** The stock of the variants that somebody asked about; those no longer on sale are not in `found`. */
export interface LiveStock {
  asked: readonly string[]
  found: readonly LiveAvailability[]
}

/** `variants` with the stock that was found; the rest of those asked about is sold out, the others stay as they are. */
export function withLiveStock<V extends { id: string; availability: Availability }>(
  variants: readonly V[],
  { asked, found }: LiveStock,
): V[] {
  return variants.map((variant) => {
    if (!asked.includes(variant.id)) return variant
    const { availability } = found.find(({ variantId }) => variantId === variant.id) ?? { availability: soldOut }
    return { ...variant, availability }
  })
}

const soldOut: Availability = { state: 'sold-out', limit: 0 }
