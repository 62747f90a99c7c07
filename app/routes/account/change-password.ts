import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getContext } from '~/context.server'
import { findEntryLocale } from '~/features/region/entry-locale.server'
import { paths } from '~/paths'

/** Where password managers look for the page that changes a password (W3C, "A Well-Known URL for Changing Passwords"). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await getContext(args)
  const { code } = await findEntryLocale(ctx, args.request)
  return redirect(paths.accountProfile(code), {
    status: 302,
    headers: { 'Cache-Control': 'private, no-store', Vary: 'Cookie, Accept-Language' },
  })
}
