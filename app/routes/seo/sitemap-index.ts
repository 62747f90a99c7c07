import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node'
import { getSitemap } from '~/features/sitemap/sitemap.server'
import { toIndexXml } from '~/features/sitemap/sitemap-xml.server'
import { xmlHeaders } from '~/features/sitemap/xml-headers'
import { answerBare } from '~/answer.server'

/** `GET /sitemap.xml`: where the files of the sitemap are. */
export function loader(args: LoaderFunctionArgs) {
  return answerBare(args, async (ctx) => {
    const { files, scope } = await getSitemap(ctx)
    return new Response(createReadableStreamFromReadable(toIndexXml(files, scope.origin)), { headers: xmlHeaders })
  })
}
