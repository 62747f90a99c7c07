import { z } from 'zod'
import { isPlainName, unusableCharacters } from '@vitrine/shared/plain-text'
import { type MessageKey } from '~/i18n/keys'

// what a browser may know as well, which corrects a form by it

function name(message: MessageKey) {
  const characters: MessageKey = 'auth:fields.name-characters'
  const tooLong: MessageKey = 'auth:fields.name-long'
  const link: MessageKey = 'auth:fields.name-link'
  return z
    .string({ error: message })
    .max(100, tooLong)
    .refine((value) => !unusableCharacters.test(value), characters)
    .refine(isPlainName, link)
}

const emailShape: MessageKey = 'auth:fields.email-invalid'
export const emailSchema = z
  .email({
    error: ({ input }) => (input === undefined ? ('auth:fields.email-required' satisfies MessageKey) : emailShape),
  })
  .max(254, emailShape)
  .transform((address) => address.toLowerCase())

export const namesSchema = z.object({
  firstName: name('auth:fields.first-name-required'),
  lastName: name('auth:fields.last-name-required'),
})

export const personSchema = namesSchema.extend({ email: emailSchema })
