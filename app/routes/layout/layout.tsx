import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { findEntryLocale } from '~/features/region/entry-locale.server'
import { getLanguage, getLocale, toLocalePath } from '~/i18n/locales'
import { knownLanguages } from '~/i18n/resources.server'
import { answer } from '~/answer.server'
import { redirectTo } from '~/respond.server'
import { type loader as rootLoader } from '~/root'
import { FailurePage } from './failure-page'
import { Frame } from './frame'
import { toFrameMeta, toStatus, toSuggestions } from './frame-meta'
import { getFrame } from './frame.server'
import { FramedFailure } from './framed-failure'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const prefix = args.params.locale ?? ''
    const folded = prefix.toLowerCase()
    if (prefix !== folded && (getLocale(folded, knownLanguages) ?? getLanguage(folded, knownLanguages))) {
      const path = `/${folded}${ctx.url.pathname.slice(prefix.length + 1)}${ctx.url.search}`
      return redirect(path, { status: 301, headers: { 'Cache-Control': 'public, max-age=60' } })
    }
    const bare = getLanguage(args.params.locale, knownLanguages)
    if (bare) {
      const locale = await findEntryLocale(ctx, args.request, bare)
      return redirectTo(ctx, toLocalePath(ctx.url.pathname + ctx.url.search, locale.code))
    }
    const frame = await getFrame(ctx)
    const known = frame.sold && args.params.locale === ctx.locale.code
    return data({ ...frame, known }, { status: known ? 200 : 404 })
  })
}

/** The frame is the same wherever a link leads; a form may change its cart count and its message. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate } = args
  const followsLink = !formMethod && currentUrl.href !== nextUrl.href && currentParams.locale === nextParams.locale
  return followsLink ? false : defaultShouldRevalidate
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ data: frame, error, matches }) => {
  const root = matches.find((match) => match.id === 'root')?.data
  const status = frame?.known === false ? 404 : error || !frame ? toStatus(error) : undefined
  return toFrameMeta({ frame, root, status, gone: toSuggestions(error)?.title })
}

// the same each time, so that `Frame` is not drawn for what the router is about
const page = <Outlet />
const unknown = <FailurePage status={404} />

export default function LocaleLayout() {
  const frame = useLoaderData<typeof loader>()
  return <Frame frame={frame}>{frame.known ? page : unknown}</Frame>
}

export function ErrorBoundary() {
  return <FramedFailure frame={useRouteLoaderData<typeof loader>('routes/layout/layout')} />
}
