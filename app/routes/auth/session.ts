import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { getContext } from '~/context.server'
import { getClientSession, updateClientSession } from '~/features/session/client-session.server'
import { answerJson } from '~/respond.server'
import { answerBare } from '~/answer.server'

/** Who is signed in: `{}` or `{ user, expires }`. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await getContext(args)
  return answerJson(ctx, (await getClientSession(ctx)) ?? {})
}

/** Changes the session by JSON `{ csrfToken, data }` and answers it. */
export async function action(args: ActionFunctionArgs) {
  return answerBare(args, (ctx) => updateClientSession(ctx, args.request))
}
