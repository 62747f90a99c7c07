import { z } from 'zod'
import { isPlainName, unusableCharacters } from '~/http/plain-text'
import { type MessageKey } from '~/i18n/keys'
import { passwordMinLength } from './password-length'

const passwordMaxLength = 200

function required(message: MessageKey) {
  return z.string({ error: message })
}

function name(message: MessageKey) {
  const characters: MessageKey = 'auth:fields.name-characters'
  const tooLong: MessageKey = 'auth:fields.name-long'
  const link: MessageKey = 'auth:fields.name-link'
  return required(message)
    .max(100, tooLong)
    .refine((value) => !unusableCharacters.test(value), characters)
    .refine(isPlainName, link)
}

const emailShape: MessageKey = 'auth:fields.email-invalid'
const email = z
  .email({
    error: ({ input }) => (input === undefined ? ('auth:fields.email-required' satisfies MessageKey) : emailShape),
  })
  .max(254, emailShape)
  .transform((address) => address.toLowerCase())

const tooShort: MessageKey = 'auth:fields.password-short'
const tooLong: MessageKey = 'auth:fields.password-long'

/** A password that is given to an account. */
export const newPassword = required('auth:fields.password-required')
  .min(passwordMinLength, tooShort)
  .max(passwordMaxLength, tooLong)

export const registrationSchema = z.object({
  firstName: name('auth:fields.first-name-required'),
  lastName: name('auth:fields.last-name-required'),
  email,
  password: newPassword,
})

export const forgottenPasswordSchema = z.object({ email })

export const newEmailSchema = z.object({ email })

export const resetPasswordSchema = z.object({ password: newPassword })
