import './styles/app.css'
import { type LoaderFunctionArgs } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { getContext } from './context.server'
import { ScriptMarkContext } from './http/script-mark'
import { toLocale } from './i18n/locales'
import { I18nProvider } from './i18n/use-t'
import { BareFailurePage } from './routes/layout/failure-page'

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await getContext(args)
  return { locale: ctx.locale, light: ctx.light, messages: ctx.messages('common') }
}

/**
 * Nothing here depends on more than the locale, so writes and searches need not fetch it again; an address without a
 * locale has its language from elsewhere.
 */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.locale !== nextParams.locale || nextParams.locale === undefined
}

const fallback = { locale: toLocale('en', 'us'), light: true, messages: {} }

export function Layout({ children }: { children: ReactNode }) {
  const { locale, light, messages } = useRouteLoaderData<typeof loader>('root') ?? fallback
  const mark = useContext(ScriptMarkContext)
  return (
    <html lang={locale.tag} dir={locale.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nProvider locale={locale} messages={messages}>
          {children}
        </I18nProvider>
        {light ? null : <ScrollRestoration nonce={mark} />}
        {light ? null : <Scripts nonce={mark} />}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <BareFailurePage status={isRouteErrorResponse(error) ? error.status : 500} />
}
