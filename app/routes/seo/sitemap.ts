import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node'
import { getSitemap } from '~/features/sitemap/sitemap.server'
import { toSitemapXml } from '~/features/sitemap/sitemap-xml.server'
import { xmlHeaders } from '~/features/sitemap/xml-headers'
import { answerBare } from '~/answer.server'

/** `GET /sitemaps/products-1.xml`: one file of the sitemap. */
export function loader(args: LoaderFunctionArgs) {
  return answerBare(args, async (ctx) => {
    const { files, scope } = await getSitemap(ctx)
    const file = files.find(({ name }) => `${name}.xml` === args.params.file)
    if (!file) return new Response('Not found\n', { status: 404 })
    return new Response(createReadableStreamFromReadable(toSitemapXml(file, scope)), { headers: xmlHeaders })
  })
}
