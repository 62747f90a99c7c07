import { toProductFacts } from '~/commerce/medusa-v1/product-facts'

/** A product of which nobody says anything but what sells it. */
export const noFacts = toProductFacts(null)
