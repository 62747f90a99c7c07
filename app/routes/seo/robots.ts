import { type LoaderFunctionArgs } from '@remix-run/node'
import { getContext } from '~/context.server'
import { paths } from '~/paths'

// Each list has thousands of choices and orders, which are no pages of their own, and each search asks the backend. Longer than
// what lets lists be read, where one rule stands against another the longer one counts (RFC 9309, 2.2.2). What else an address
// may say (`page`, `utm_source`) keeps nobody away.
const lists = ['categories', 'collections', 'tags', 'types']
const choices = ['collection=', 'type=', 'tag=', 'brand=', 'option.', 'min=', 'max=', 'currency=', 'stock=', 'sort=']
const variations = [
  'Disallow: /*/search?',
  ...lists.flatMap((list) =>
    choices.flatMap((choice) => [`Disallow: /*/${list}/*?${choice}`, `Disallow: /*/${list}/*?*&${choice}`]),
  ),
]

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
  ...variations,
]

/** What crawlers may read, and where the sitemap is (RFC 9309). It needs no backend. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = await getContext(args)
  const lines = [...rules, '', `Sitemap: ${url.origin}${paths.sitemapIndex()}`, '']
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
