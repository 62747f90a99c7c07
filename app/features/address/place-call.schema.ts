import { z } from 'zod'

/** A postcode as it is typed, in a country of the form: ISO 3166-1 alpha-2, lower case. */
export const placeCallSchema = z.object({
  country: z.string().regex(/^[a-z]{2}$/),
  postalCode: z.string().max(12),
})
