import { type ActionFunctionArgs } from '@remix-run/node'
import { answerBare } from '~/answer.server'
import { logClientError } from '~/features/auth/client-log.server'

/** `POST _log`: writes what a client's sign-in code complains about into the log; it answers nothing. */
export async function action(args: ActionFunctionArgs) {
  if (args.request.method !== 'POST') return loader()
  return answerBare(args, async (ctx) => answer(await logClientError(ctx, args.request)))
}

/** Whoever opens the address. */
export function loader() {
  return answer(405, { Allow: 'POST' })
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
