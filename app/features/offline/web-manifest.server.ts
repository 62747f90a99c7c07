import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { paths } from '~/paths'
import { theme } from '~/theme'

/**
 * The web app manifest of a locale (https://www.w3.org/TR/appmanifest/). The shop is one app whatever its language, hence
 * one `id`. A manifest knows one colour; the pages say the one of the dark scheme too.
 */
export function toWebManifest({ t, locale }: Pick<RequestContext, 't' | 'locale'>) {
  const { code, tag, dir } = locale
  return {
    id: '/',
    name: env.SHOP_NAME,
    short_name: env.SHOP_NAME,
    description: t('common:footer.about'),
    lang: tag,
    dir,
    start_url: paths.home(code),
    scope: '/',
    display: 'standalone',
    display_override: ['minimal-ui', 'standalone'],
    theme_color: theme.light,
    background_color: theme.light,
    icons: [
      toIcon('/favicon.svg', 'any', 'any'),
      toIcon('/icons/192.png', '192x192', 'any'),
      toIcon('/icons/512.png', '512x512', 'any'),
      toIcon('/icons/maskable-512.png', '512x512', 'maskable'),
    ],
    shortcuts: [
      { name: t('common:header.all-products'), url: paths.allProducts(code) },
      { name: t('common:header.bag'), url: paths.cart(code) },
    ],
  }
}

function toIcon(src: string, sizes: string, purpose: 'any' | 'maskable') {
  return { src, sizes, type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png', purpose }
}
