import { Link as RemixLink, UNSAFE_RemixContext as RemixContext } from '@remix-run/react'
import { type ComponentProps, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'
import { Link, type LinkProps } from './link'

const context = { routeModules: {}, manifest: { routes: {} }, future: {} } as unknown as ComponentProps<
  typeof RemixContext.Provider
>['value']

function render(link: ReactElement): string {
  return renderToStaticMarkup(
    <RemixContext.Provider value={context}>
      <StaticRouter location="/de-at/cart">{link}</StaticRouter>
    </RemixContext.Provider>,
  )
}

test.each<LinkProps>([
  { to: '/de-at' },
  { to: '/de-at/products/mug?option.Size=L#main', className: 'card', 'aria-current': 'true', prefetch: 'intent' },
  { to: '/de-at/products/%E5%99%A8', reloadDocument: true, target: '_blank' },
  { to: '/de-at/categories/all?page=2', preventScrollReset: true, replace: true, viewTransition: true },
  { to: '/de-at/search?q="<a>"', lang: 'de', hrefLang: 'de-AT' },
  { to: '/de-at/' },
  { to: '//pay.example/?a=b' },
  { to: 'https://pay.example/?a=b' },
])('a link is drawn as Remix draws it: %j', (props) => {
  const attributes = (html: string) => html.match(/\S+?="[^"]*"/g)?.sort()
  const own = render(<Link {...props}>{'Mug'}</Link>)
  const remix = render(
    <RemixLink {...props} discover="none">
      {'Mug'}
    </RemixLink>,
  )
  expect(attributes(own)).toEqual(attributes(remix))
  expect(own.replace(/<a [^>]*>/, '')).toBe(remix.replace(/<a [^>]*>/, ''))
})

test('a query of the page’s own is left to the browser, which knows the page', () => {
  expect(render(<Link to="?step=payment">{'Change'}</Link>)).toBe('<a href="?step=payment">Change</a>')
})
