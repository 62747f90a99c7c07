import { type LoaderFunctionArgs } from '@remix-run/node'
import { getContext } from '~/context.server'
import { renderOfflinePage } from '~/features/offline/offline-page.server'
import { plainPagePolicy } from '~/http/server/plain-page.server'

/** `GET /:locale/offline`: what the service worker shows where nothing else can be had. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await getContext(args)
  if (args.params.locale !== ctx.locale.code) return new Response('Not found\n', { status: 404 })
  return new Response(renderOfflinePage(ctx), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': plainPagePolicy,
      'Cache-Control': 'public, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  })
}
