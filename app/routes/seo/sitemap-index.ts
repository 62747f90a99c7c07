import { type LoaderFunctionArgs } from '@remix-run/node'
import { answerXml } from '~/features/sitemap/answer-xml.server'
import { readSitemapFile } from '~/features/sitemap/sitemap.server'
import { answerBare } from '~/answer.server'

/** `GET /sitemap.xml`: where the files of the sitemap are. */
export function loader(args: LoaderFunctionArgs) {
  return answerBare(args, async (ctx) => {
    const file = await readSitemapFile(ctx)
    return file ? answerXml(args.request, file) : new Response('Not found\n', { status: 404 })
  })
}
