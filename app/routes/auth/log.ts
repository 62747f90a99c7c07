import { type ActionFunctionArgs } from '@remix-run/node'
import { getContext } from '~/context.server'
import { logClientError } from '~/features/auth/client-log.server'

/** Writes what a client's sign-in code complains about into the log; it answers nothing. */
export async function action(args: ActionFunctionArgs) {
  const status = await logClientError(await getContext(args), args.request)
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
}
