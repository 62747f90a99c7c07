import { z } from 'zod'

/**
 * The code of a gift card as a shopper types it: in any case, with blanks in it. Medusa makes all codes itself, of capital
 * letters, digits and dashes, and asks for exactly that. Complaints are messages under `gift-cards:errors`.
 */
export const giftCardSchema = z.object({
  code: z
    .string({ error: 'required' })
    .overwrite((typed) => typed.replace(/\s+/gu, '').toUpperCase())
    .min(1, { error: 'required', abort: true })
    .regex(/^[A-Z0-9-]{1,100}$/, 'unknown'),
})
