import { type LoaderFunctionArgs } from '@remix-run/node'
import { getContext } from '~/context.server'
import { getCsrfToken } from '~/features/auth/csrf.server'
import { answerJson } from '~/features/auth/wire.server'

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await getContext(args)
  return answerJson(ctx, { csrfToken: await getCsrfToken(ctx) })
}
