import { type LoaderFunctionArgs } from '@remix-run/node'
import { getContext } from '~/context.server'
import { paths } from '~/paths'

// `$` and `?` end what would also begin the handle of a product
const rules = [
  'User-agent: *',
  'Disallow: /*/cart$',
  'Disallow: /*/cart?',
  'Disallow: /*/checkout$',
  'Disallow: /*/checkout?',
  'Disallow: /*/checkout/',
  'Disallow: /*/orders/',
  'Disallow: /api/',
  'Disallow: /hooks/',
  'Disallow: /preferences',
  'Allow: /*/products/',
  'Allow: /*/categories/',
  'Allow: /*/collections/',
]

/** What crawlers may read, and where the sitemap is (RFC 9309). It needs no backend. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = await getContext(args)
  const lines = [...rules, '', `Sitemap: ${url.origin}${paths.sitemapIndex()}`, '']
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
