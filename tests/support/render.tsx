import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react'
import { type ComponentProps, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server'
import { type ClientSession } from '../../app/features/session/client-session'
import { SessionProvider } from '../../app/features/session/session-provider'
import { type Locale, toLocale } from '../../app/i18n/locales'
import { type Messages } from '../../app/i18n/translate'
import { I18nProvider } from '../../app/i18n/use-t'

type Tree = { [key: string]: string | Tree }

const files = import.meta.glob<Tree>(['../../locales/*/*.json', '!**/language.json'], {
  eager: true,
  import: 'default',
})
const remixContext = { routeModules: {}, manifest: { routes: {} }, future: {} } as unknown as ComponentProps<
  typeof RemixContext.Provider
>['value']

function flatten(tree: Tree, prefix: string): Messages {
  const parts = Object.entries(tree).map(([key, value]) =>
    typeof value === 'string' ? { [prefix + key]: value } : flatten(value, `${prefix}${key}.`),
  )
  return Object.assign({}, ...parts)
}

function readMessages(language: string): Messages {
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`))
  return Object.assign({}, ...own.map(([path, tree]) => flatten(tree, `${path.replace(/^.*\/|\.json$/g, '')}:`)))
}

/** A component's HTML as the server would send it, with the shop's real messages, at an address of the shop. */
export async function renderHtml(
  element: ReactElement,
  {
    locale = toLocale('en', 'us'),
    path = `/${locale.code}`,
    session = null,
  }: { locale?: Locale; path?: string; session?: ClientSession | null } = {},
): Promise<string> {
  const page = (
    <I18nProvider locale={locale} messages={readMessages(locale.language)} timeZone="UTC">
      <SessionProvider session={session}>{element}</SessionProvider>
    </I18nProvider>
  )
  const handler = createStaticHandler([{ path: '*', element: page }])
  const context = await handler.query(new Request(new URL(path, 'http://shop.test')))
  if (context instanceof Response) throw new Error(`the router answered ${context.status}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToStaticMarkup(
    <RemixContext.Provider value={remixContext}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </RemixContext.Provider>,
  )
  // the client router's own mark on forms
  return html.replaceAll(' data-discover="true"', '')
}
