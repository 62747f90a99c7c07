import { type ActionFunctionArgs } from '@remix-run/node'
import { getContext } from '~/context.server'
import { env } from '~/env.server'
import { type CatalogueHookOutcome, receiveCatalogueHook } from '~/features/catalog/hook/catalogue-hook.server'

const statuses: Record<CatalogueHookOutcome, number> = {
  purged: 204,
  malformed: 400,
  unsigned: 401,
  repeated: 409,
  'too-large': 413,
  // the plugin tries again, and by then the other processes can be reached
  'not-shared': 503,
}

/** `POST /hooks/catalogue`: the backend's plugin says what has changed; see the plugin's README for the signature. */
export async function action(args: ActionFunctionArgs) {
  if (args.request.method !== 'POST') return answer(405, { Allow: 'POST' })
  if (!env.CATALOGUE_HOOK_SECRET) return answer(404)
  const ctx = await getContext(args)
  return answer(statuses[await receiveCatalogueHook(ctx, args.request, env.CATALOGUE_HOOK_SECRET)])
}

export function loader() {
  return answer(405, { Allow: 'POST' })
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
