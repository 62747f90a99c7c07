import { z } from 'zod'
import { type MessageKey } from '~/i18n/keys'
import { newPassword } from '../../auth/auth.schema'

const required: MessageKey = 'account:password.current-wrong'

export const passwordSchema = z.object({ currentPassword: z.string({ error: required }), password: newPassword })
