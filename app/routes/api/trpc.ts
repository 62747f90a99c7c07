import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { getContext } from '~/context.server'
import { answerRpc } from '~/rpc/answer.server'

/** Queries: `GET /api/trpc/:procedure`. */
export async function loader(args: LoaderFunctionArgs) {
  return answerRpc(await getContext(args), args.request)
}

/** Mutations: `POST /api/trpc/:procedure`. */
export async function action(args: ActionFunctionArgs) {
  return answerRpc(await getContext(args), args.request)
}
