import { z } from 'zod'

/** The most variants whose stock one question may be about. */
export const askableVariants = 50

export const availabilitySchema = z.object({
  variantIds: z
    .array(z.string().regex(/^[\w-]{1,100}$/))
    .min(1)
    .max(askableVariants),
})
