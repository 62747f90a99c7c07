import { z } from 'zod'
import { type MessageKey } from '~/i18n/keys'
import { namesSchema } from '../../auth/person.schema'
import { toPhone } from '../../address/phone.server'

const noPhone: MessageKey = 'account:profile.phone-invalid'

/**
 * Name and telephone number of an account; the number comes out in E.164.
 * @param country whose national numbers are meant, ISO 3166-1 alpha-2
 */
export function toProfileSchema(country: string) {
  return namesSchema.extend({
    phone: z
      .string()
      .max(40, noPhone)
      .refine((typed) => toPhone(typed, country) !== null, noPhone)
      .transform((typed) => toPhone(typed, country) ?? '')
      .optional(),
  })
}
