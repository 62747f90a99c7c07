import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { listPages } from '~/features/content/content.server'
import { getCartCount } from '~/features/cart/cart-cookie.server'
import { listCategoryTree } from '~/features/catalog/categories.server'
import { findEntryLocale } from '~/features/region/entry-locale.server'
import { listCountries } from '~/features/region/countries.server'
import { getRegion } from '~/features/region/region.server'
import { clearFlash, type Flash } from '~/http/flash.server'
import { type MessageKey } from '~/i18n/keys'
import { getLanguage, toLocale, toLocalePath } from '~/i18n/locales'
import { knownLanguages } from '~/i18n/resources.server'
import { translate } from '~/i18n/translate'
import { answer, redirectTo } from '~/respond.server'
import { type loader as rootLoader } from '~/root'
import { BareFailurePage, FailurePage, toFailureTitle } from './failure-page'
import { type FlashText, Frame } from './frame'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const bare = getLanguage(args.params.locale, knownLanguages)
    if (bare) {
      const locale = await findEntryLocale(ctx, args.request, bare)
      return redirectTo(ctx, toLocalePath(ctx.url.pathname + ctx.url.search, locale.code))
    }
    const [region, categories, countries] = await Promise.all([
      getRegion(ctx),
      listCategoryTree(ctx),
      listCountries(ctx),
    ])
    if (ctx.flash) ctx.headers.append('Set-Cookie', await clearFlash(ctx.url))
    const known = region !== null && args.params.locale === ctx.locale.code
    const frame = {
      known,
      locale: region ? ctx.locale : toLocale(ctx.locale.language, env.DEFAULT_LOCALE.slice(3)),
      shopName: env.SHOP_NAME,
      categories,
      cartCount: await getCartCount(ctx),
      languages: knownLanguages.map((language) => ({ language, tag: toLocale(language, ctx.locale.country).tag })),
      countries,
      pages: listPages(ctx.locale.language),
      light: ctx.light,
      flash: ctx.flash && toFlashText(ctx, ctx.flash),
    }
    return data(frame, { status: known ? 200 : 404 })
  })
}

function toFlashText({ t }: RequestContext, { kind, key, params, link }: Flash): FlashText {
  const text = t(key as MessageKey, params)
  return { kind, text, ...(link && { link: { to: link.to, text: t(link.key as MessageKey) } }) }
}

/** The frame is the same wherever a link leads; a form may change its cart count and its message. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate } = args
  const followsLink = !formMethod && currentUrl.href !== nextUrl.href && currentParams.locale === nextParams.locale
  return followsLink ? false : defaultShouldRevalidate
}

/** The title of a page without one of its own, and of every failure. */
export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ data, error, matches }) => {
  const root = matches.find((match) => match.id === 'root')?.data
  const failed = error || !data?.known
  if (!failed || !root) return [{ title: data?.shopName }]
  const title = translate(root.messages, root.locale.tag, toFailureTitle(data?.known === false ? 404 : toStatus(error)))
  return [{ title: data ? `${title} · ${data.shopName}` : title }, { name: 'robots', content: 'noindex' }]
}

function toStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

export default function LocaleLayout() {
  const frame = useLoaderData<typeof loader>()
  return <Frame frame={frame}>{frame.known ? <Outlet /> : <FailurePage status={404} />}</Frame>
}

/** A page's failure is shown inside the frame, as long as the frame itself could be loaded. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>('routes/layout/layout')
  const status = toStatus(useRouteError())
  if (!frame) return <BareFailurePage status={status} />
  return (
    <Frame frame={frame}>
      <FailurePage status={status} />
    </Frame>
  )
}
