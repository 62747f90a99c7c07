import { type LoaderFunctionArgs } from '@remix-run/node'
import { getContext } from '~/context.server'
import { answerJson } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await getContext(args)
  return answerJson(ctx, { csrfToken: await ctx.csrf.getToken() })
}
