import { z } from 'zod'

const printable = /^\P{Cc}+$/u

/** What a shopper types as a code; each complaint is a message under `cart:codes.errors`. */
export const codeSchema = z.object({
  code: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required', abort: true })
    .max(100, { error: 'unknown', abort: true })
    .regex(printable, 'unknown'),
})
