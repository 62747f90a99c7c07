import { z } from 'zod'
import { askableVariants } from './live-stock'

export const availabilitySchema = z.object({
  variantIds: z
    .array(z.string().regex(/^[\w-]{1,100}$/))
    .min(1)
    .max(askableVariants),
})
