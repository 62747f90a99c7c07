import { type LoaderFunctionArgs } from '@remix-run/node'
import { getContext } from '~/context.server'
import { describeProviders, isListKnown } from '~/features/auth/providers.server'
import { answerJson } from '~/respond.server'

/** The ways to sign in; a client that hears of a failure leads to the error page. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await getContext(args)
  if (!(await isListKnown(ctx))) return answerJson(ctx, { message: 'The ways to sign in are not known just now.' }, 503)
  return answerJson(ctx, await describeProviders(ctx))
}
