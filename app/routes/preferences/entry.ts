import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getContext } from '~/context.server'
import { findEntryLocale } from '~/features/region/entry-locale.server'
import { toLocalePath } from '~/i18n/locales'

/** An address without a prefix leads to the visitor's own; which one depends on the visitor, so nobody may keep the answer. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await getContext(args)
  const locale = await findEntryLocale(ctx, args.request)
  return redirect(toLocalePath(ctx.url.pathname + ctx.url.search, locale.code), {
    status: 302,
    headers: { 'Cache-Control': 'private, no-store', Vary: 'Cookie, Accept-Language' },
  })
}
