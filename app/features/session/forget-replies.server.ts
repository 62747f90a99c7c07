import { type RequestContext } from '~/context.server'
import { browserCookie } from '~/http/connection'
import { isSecure } from '~/http/server/public-origin.server'
import { carriesSecret, findBrowser, replies } from './replies.server'

/**
 * Forgets what this browser was answered to the forms that it has sent: their cookies would bring the session back, or the
 * bag that was left with it.
 */
export async function forgetReplies(ctx: RequestContext): Promise<void> {
  const browser = findBrowser(ctx.cookies)
  if (browser === null) return
  await replies.forget(browser)
  const end = `Path=/; Max-Age=0; SameSite=Lax${isSecure ? '; Secure' : ''}`
  if (carriesSecret(ctx.cookies)) ctx.headers.append('Set-Cookie', `${browserCookie}=; ${end}`)
}
