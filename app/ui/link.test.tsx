import { Link as RemixLink, type LinkProps, UNSAFE_RemixContext as RemixContext } from '@remix-run/react'
import { type ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'
import { Link } from './link'

const context = { routeModules: {}, manifest: { routes: {} }, future: {} } as unknown as ComponentProps<
  typeof RemixContext.Provider
>['value']

function render(Drawn: typeof Link, props: LinkProps): string {
  return renderToStaticMarkup(
    <RemixContext.Provider value={context}>
      <StaticRouter location="/de-at/cart">
        <Drawn {...props}>{'Mug'}</Drawn>
      </StaticRouter>
    </RemixContext.Provider>,
  )
}

test.each<LinkProps>([
  { to: '/de-at' },
  { to: '/de-at/products/mug?option.Size=L#main', className: 'card', 'aria-current': 'true', prefetch: 'intent' },
  { to: '/de-at/products/%E5%99%A8', reloadDocument: true, target: '_blank' },
  { to: '/de-at/categories/all?page=2', preventScrollReset: true, replace: true, viewTransition: true, state: 1 },
  { to: '/de-at/search?q="<a>"', lang: 'de', hrefLang: 'de-AT', discover: 'none' },
  { to: '/de-at/' },
  { to: '/de-at//cart' },
  { to: '/de-at/../cart' },
  { to: '/de-at/cart?' },
  { to: '/de-at/cart#' },
  { to: '/de-at/cart?#lines' },
  { to: '?page=2' },
  { to: '#main' },
  { to: '' },
  { to: 'cart' },
  { to: 'https://pay.example/?a=b' },
  { to: { pathname: '/de-at/cart', search: '?a=b' } },
])('a link is drawn as Remix draws it: %j', (props) => {
  expect(render(Link, props)).toBe(render(RemixLink, props))
})
