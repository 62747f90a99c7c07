import { browserCookie } from '~/http/connection'
import { isSecure } from '~/http/server/public-origin.server'
import { carriesSecret, findBrowser, replies } from './replies.server'

/**
 * Forgets what this browser was answered to the forms that it has sent: their cookies would bring the session back, or the
 * bag that was left with it.
 * @returns a `Set-Cookie` value that takes the browser's secret away; null where it has none
 */
export async function forgetReplies(cookies: string | null): Promise<string | null> {
  const browser = findBrowser(cookies)
  if (browser === null) return null
  await replies.forget(browser)
  return carriesSecret(cookies)
    ? `${browserCookie}=; Path=/; Max-Age=0; SameSite=Lax${isSecure ? '; Secure' : ''}`
    : null
}
