import { z } from 'zod'
import { type MessageKey } from '~/i18n/keys'
import { toLatinTyping } from '~/i18n/latin-typing'
import { toTypedPattern } from '~/i18n/typed-pattern'

const numberMissing: MessageKey = 'orders:look-up.number-error'
const emailMissing: MessageKey = 'orders:look-up.email-error'

// the widest number that the backend's column holds
const largestNumber = 2 ** 31 - 1

// "no. 1024", without its blanks
const numberShape = '\\D*\\d+\\W*'
const isOrderNumber = new RegExp(`^${numberShape}$`)

/** Of the field for the number. */
export const orderNumberPattern = toTypedPattern(numberShape, 'everywhere')

/** What a guest says of an order; messages are keys. Numbers are taken as people write them, such as "no. 1 024". */
export const lookUpSchema = z.object({
  number: z
    .string({ error: numberMissing })
    .max(40, numberMissing)
    .transform((text) => toLatinTyping(text).replaceAll(/\s/g, ''))
    .transform((text) => Number(isOrderNumber.test(text) ? text.replaceAll(/\D/g, '') : 0))
    .pipe(z.int({ error: numberMissing }).min(1, numberMissing).max(largestNumber, numberMissing)),
  email: z.string({ error: emailMissing }).trim().toLowerCase().max(254, emailMissing).pipe(z.email(emailMissing)),
  // some countries have none
  postalCode: z.string().max(20).default(''),
})
