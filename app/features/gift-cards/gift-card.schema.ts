import { z } from 'zod'
import { toLatinTyping } from '~/i18n/latin-typing'

/**
 * The code of a gift card as a shopper types it: in any case, in digits of any writing, with blanks in it. Medusa makes all codes itself, of capital
 * letters, digits and dashes, and asks for exactly that. Complaints are messages under `gift-cards:errors`.
 */
export const giftCardSchema = z.object({
  code: z
    .string({ error: 'required' })
    .overwrite((typed) => toLatinTyping(typed).replace(/\s+/gu, '').toUpperCase())
    .min(1, { error: 'required', abort: true })
    .regex(/^[A-Z0-9-]{1,100}$/, 'unknown'),
})
