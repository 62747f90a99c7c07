import { z } from 'zod'
import { type MessageKey } from '~/i18n/keys'
import { toNewPassword } from '../../auth/password-policy.server'

const required: MessageKey = 'account:password.current-required'

/** @param ownWords of the account, see `toOwnWords` */
export function toPasswordSchema(ownWords: readonly string[]) {
  return z.object({ currentPassword: z.string({ error: required }), password: toNewPassword(ownWords) })
}
