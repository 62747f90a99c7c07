import { authBasePath } from '~/auth-base-path'
import { paths } from '~/paths'

// an address within an address, where the server reads 4000 characters of all
const longestQuery = 500

/** The way to sign in and back to this address; on the sign-in's own pages back to where they lead. */
export function toSignInPath({ pathname, search }: { pathname: string; search: string }): string {
  const here = search.length <= longestQuery ? pathname + search : pathname
  const back = pathname.startsWith(`${authBasePath}/`) ? new URLSearchParams(search).get('callbackUrl') : here
  return paths.signIn(undefined, back ?? undefined)
}
