import bowser from 'bowser'
import { type RequestContext } from '~/context.server'

/**
 * What the browser calls itself, so that its owner knows it again in a list: `Firefox, Windows`. Empty where it does not
 * say.
 */
export function toDeviceName({ userAgent }: Pick<RequestContext, 'userAgent'>): string {
  const browser = userAgent ? bowser.getParser(userAgent) : null
  // one browser's name has the system in it already
  const name = browser?.getBrowserName().replace(/ for Android$/, '')
  return [name, browser?.getOSName()].filter(Boolean).join(', ')
}
