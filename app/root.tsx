import { type LoaderFunctionArgs, type SerializeFrom } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { toDigits } from '@vitrine/shared/digits'
import { getContext } from './context.server'
import { env } from './env.server'
import { theme } from './theme'
import { getClientSession } from './features/session/client-session.server'
import { SessionProvider } from './features/session/session-provider'
import { ScriptNonceContext } from './http/browser/script-nonce'
import { StructuredData } from './http/head/structured-data'
import { toFormatTag, toLocale } from './i18n/locales'
import { sharedMessages } from './i18n/shared-messages'
import { I18nProvider } from './i18n/use-t'
import { paths } from './paths'
import { BareFailurePage } from './routes/layout/failure-page'
import { LightContext } from './ui/light-context'
import './styles/app.css'

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await getContext(args)
  const session = await getClientSession(ctx)
  return {
    locale: ctx.locale,
    light: ctx.light,
    timeZone: env.TIME_ZONE,
    messages: ctx.messages(...sharedMessages),
    ...(env.VITALS_SAMPLE > 0 && { vitals: env.VITALS_SAMPLE }),
    ...(env.SERVICE_WORKER === 'off' && { serviceWorker: env.SERVICE_WORKER }),
    // only for who has one: a page that may be shared says nothing of sessions
    ...(session && { session, pollSeconds: env.SESSION_POLL_SECONDS }),
  }
}

/**
 * Nothing here depends on more than the locale, so writes and searches need not fetch it again; an address without a
 * locale has its language from elsewhere. The session is followed by its provider.
 */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.locale !== nextParams.locale || nextParams.locale === undefined
}

type RootData = SerializeFrom<typeof loader>

const fallback: RootData = { locale: toLocale('en', 'us'), light: true, timeZone: 'UTC', messages: {} }

export function Layout({ children }: { children: ReactNode }) {
  const { locale, light, timeZone, messages, session, pollSeconds, serviceWorker, vitals }: RootData =
    useRouteLoaderData<typeof loader>('root') ?? fallback
  const mark = useContext(ScriptNonceContext)
  return (
    <html
      lang={locale.tag}
      dir={locale.dir}
      data-digits={toDigits(1, toFormatTag(locale)) === '1' ? undefined : 'arab'}
      data-service-worker={serviceWorker}
      data-vitals={vitals}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme.scheme} />
        <meta name="theme-color" content={theme.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={theme.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/180.png" />
        {light ? null : <link rel="manifest" href={paths.webManifest(locale.code)} />}
        <Meta />
        <Links />
      </head>
      <body>
        <I18nProvider locale={locale} messages={messages} timeZone={timeZone}>
          <SessionProvider session={session ?? null} pollSeconds={pollSeconds}>
            <LightContext.Provider value={light}>{children}</LightContext.Provider>
          </SessionProvider>
        </I18nProvider>
        {light ? null : <ScrollRestoration nonce={mark} />}
      </body>
    </html>
  )
}

export default function App() {
  return (
    <>
      <Outlet />
      <StructuredData />
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <BareFailurePage status={isRouteErrorResponse(error) ? error.status : 500} />
}
