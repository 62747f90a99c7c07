import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { SignOutPage } from '~/features/auth/sign-out-page'
import { getSignOutPage, postSignOut } from '~/features/auth/sign-out.server'
import { answer, answerForm } from '~/answer.server'

/** Asks before it signs out: a GET changes nothing. */
export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    if (ctx.answer.reply) return null
    const page = await getSignOutPage(ctx)
    return { page, meta: toAuthHead(ctx, 'auth:signout.title'), messages: ctx.messages('auth:signin', 'auth:signout') }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, postSignOut)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export default function SignOut() {
  const data = useLoaderData<typeof loader>()
  return data && <SignOutPage page={data.page} />
}
