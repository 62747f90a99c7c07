import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AuthErrorPage } from '~/features/auth/auth-error-page'
import { getAuthErrorPage } from '~/features/auth/auth-error.server'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { answer } from '~/answer.server'

/** What went wrong and how to go on; what the sign-in page itself can say leads there. */
export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const { page, title, status } = getAuthErrorPage(ctx)
    return data({ page, meta: toAuthHead(ctx, title), messages: ctx.messages('auth:error') }, { status })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function AuthError() {
  return <AuthErrorPage page={useLoaderData<typeof loader>().page} />
}
