import { type RequestContext } from '~/context.server'
import { toWaitTime } from '~/http/wait-time'
import { type MessageKey } from '~/i18n/keys'
import { type AuthErrorCode } from './auth-error'

const defaultWaitSeconds = 60

/** What an error's code says to a shopper; for how long to wait is what the address names as `wait`, in seconds. */
export function toAuthErrorText({ t, url }: RequestContext, code: AuthErrorCode): string {
  const named = /^\d{1,5}$/.exec(url.searchParams.get('wait') ?? '')?.[0]
  const { isSoon, minutes } = toWaitTime(Number(named ?? defaultWaitSeconds))
  const key: MessageKey =
    isSoon && code === 'TooManyRequests' ? 'auth:errors.TooManyRequestsSoon' : `auth:errors.${code}`
  return t(key, { count: minutes })
}
