import { type LoaderFunctionArgs } from '@remix-run/node'
import { getContext } from '~/context.server'
import { toWebManifest } from '~/features/offline/web-manifest.server'

/** `GET /:locale/manifest.webmanifest`: what a browser needs to install the shop as an app. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await getContext(args)
  if (args.params.locale !== ctx.locale.code) return new Response('Not found\n', { status: 404 })
  return new Response(JSON.stringify(toWebManifest(ctx)), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
