import { z } from 'zod'
import { emailSchema as email, personSchema } from './person.schema'
import { refuseOwnWords, toNewPassword } from './password-policy.server'

export const registrationSchema = personSchema.extend({ password: toNewPassword() }).superRefine(refuseOwnWords)

export const forgottenPasswordSchema = z.object({ email })

export const newEmailSchema = z.object({ email })

/** @param ownWords of the account whose password it is, see `toOwnWords` */
export function toResetPasswordSchema(ownWords: readonly string[]) {
  return z.object({ password: toNewPassword(ownWords) })
}
