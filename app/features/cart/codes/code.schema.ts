import { z } from 'zod'
import { type MessageKey } from '~/i18n/keys'

const required: MessageKey = 'cart:codes.errors.required'
const unknown: MessageKey = 'cart:codes.errors.unknown'

const printable = /^\P{Cc}+$/u

/** What a shopper types as a code. */
export const codeSchema = z.object({
  code: z
    .string({ error: required })
    .trim()
    .min(1, { error: required, abort: true })
    .max(100, { error: unknown, abort: true })
    .regex(printable, unknown),
})
