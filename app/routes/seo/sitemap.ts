import { type LoaderFunctionArgs } from '@remix-run/node'
import { answerXml } from '~/features/sitemap/answer-xml.server'
import { readSitemapFile } from '~/features/sitemap/sitemap.server'
import { answerBare } from '~/answer.server'

/** `GET /sitemaps/products-1.xml`: one file of the sitemap. */
export function loader(args: LoaderFunctionArgs) {
  return answerBare(args, async (ctx) => {
    const name = /^([a-z]+-\d+)\.xml$/.exec(args.params.file ?? '')?.[1]
    const file = name === undefined ? null : await readSitemapFile(ctx, name)
    return file ? answerXml(args.request, file) : new Response('Not found\n', { status: 404 })
  })
}
