import { type LoaderFunctionArgs } from '@remix-run/node'
import { getContext } from '~/context.server'
import { getCsrfToken } from '~/features/session/csrf.server'
import { answerJson } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await getContext(args)
  return answerJson(ctx, { csrfToken: await getCsrfToken(ctx) })
}
