import { getCsrfToken, goTo, sendAuthForm } from '~/features/session/auth-client'
import { tellAllTabs, tellOtherTabs } from '~/features/session/session-news'
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
  const { ok, url } = await sendAuthForm(paths.signOut(), { callbackUrl }, await getCsrfToken())
  if (!ok || !url) return false
  if (!redirect) tellAllTabs('signout')
  else {
    tellOtherTabs('signout')
    goTo(url)
  }
  return true
}
