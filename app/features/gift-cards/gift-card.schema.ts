import { z } from 'zod'
import { type MessageKey } from '~/i18n/keys'
import { toLatinTyping } from '~/i18n/latin-typing'
import { toTypedPattern } from '~/i18n/typed-pattern'

const required: MessageKey = 'gift-cards:errors.required'

const shape = '[A-Z0-9-]{1,100}'
const isCode = new RegExp(`^${shape}$`)

/** Of the field for the code. */
export const giftCardPattern = toTypedPattern(shape, 'everywhere')

/**
 * The code of a gift card as a shopper types it: in any case, in digits of any writing, with blanks in it. Medusa makes all codes itself, of capital
 * letters, digits and dashes, and asks for exactly that. Null for what cannot be one.
 */
export const giftCardSchema = z.object({
  code: z
    .string({ error: required })
    .overwrite((typed) => toLatinTyping(typed).replace(/\s+/gu, '').toUpperCase())
    .min(1, { error: required, abort: true })
    .transform((code) => (isCode.test(code) ? code : null)),
})
