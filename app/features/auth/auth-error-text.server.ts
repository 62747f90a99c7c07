import { type Translate } from '~/i18n/i18n.server'
import { toWaitTime } from '~/http/wait-time'
import { type MessageKey } from '~/i18n/keys'
import { type AuthErrorCode } from './auth-error'

const defaultWaitSeconds = 60

/** What an error's code says to a shopper. */
export function toAuthErrorText(
  { t }: { t: Translate },
  code: AuthErrorCode,
  waitSeconds: number = defaultWaitSeconds,
): string {
  const { isSoon, minutes } = toWaitTime(waitSeconds)
  const key: MessageKey =
    isSoon && code === 'TooManyRequests' ? 'auth:errors.TooManyRequestsSoon' : `auth:errors.${code}`
  return t(key, { count: minutes })
}

/** The same where an address names the code, and for how long to wait as `wait`. */
export function toNamedErrorText({ t, url }: { t: Translate; url: URL }, code: AuthErrorCode): string {
  const named = /^\d{1,5}$/.exec(url.searchParams.get('wait') ?? '')?.[0]
  return toAuthErrorText({ t }, code, named === undefined ? undefined : Number(named))
}
