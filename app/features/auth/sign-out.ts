import { goTo, sendAuthForm } from '~/features/session/auth-client'
import { tellAllTabs } from '~/features/session/session-news'
import { paths } from '~/paths'

export interface SignOutOptions {
  /** Where to go afterwards; the page itself by default. */
  callbackUrl?: string
  /** False stays on the page. */
  redirect?: boolean
}

/** Signs out in all tabs. Answers false, and tells and opens nothing, where the server did not do it. Never rejects. */
export async function signOut({
  callbackUrl = window.location.href,
  redirect = true,
}: SignOutOptions = {}): Promise<boolean> {
  const { ok, url } = await sendAuthForm(paths.signOut(), { callbackUrl })
  if (!ok || !url) return false
  tellAllTabs('signout')
  if (redirect) goTo(url)
  return true
}
