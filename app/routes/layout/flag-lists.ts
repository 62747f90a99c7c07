import { type LoaderFunctionArgs } from '@remix-run/node'
import { getContext } from '~/context.server'
import { toFlagLists } from '~/features/region/flag-lists.server'

/** `GET /flag-lists.css?of=at.de`: the pictures in lists of these countries. It needs no backend. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = await getContext(args)
  const countries = new Set((url.searchParams.get('of') ?? '').split('.', 300))
  return new Response(toFlagLists([...countries]), {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
