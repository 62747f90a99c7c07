import { z } from 'zod'
import { type MessageKey } from '~/i18n/keys'

const tooLong: MessageKey = 'after-sales:edit.errors.reason'

/** The longest reason for declining, in characters. */
export const reasonLength = 500

/** Why a proposal is declined. */
export const declineSchema = z.object({ reason: z.string().trim().max(reasonLength, tooLong).default('') })

/** Which proposal is accepted, as it was shown, and what its difference is paid with: a provider, or the parts that were shown. */
export const acceptSchema = z.object({
  mark: z.string().default(''),
  provider: z.string().default(''),
  parts: z.string().default(''),
})
