import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { postSignIn } from '~/features/auth/post-sign-in.server'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { findProvider } from '~/features/auth/providers.server'
import { SignInPage } from '~/features/auth/sign-in-page'
import { getSignInPage } from '~/features/auth/sign-in-page.server'
import { answer, answerForm } from '~/answer.server'
import { fail } from '~/respond.server'

/** The sign-in page; `signin/:provider` shows that way first. */
export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    if (ctx.answer.reply) return null
    const { provider } = args.params
    if (provider && !(await findProvider(ctx, provider)).provider) fail('not-found')
    const page = await getSignInPage(ctx, provider)
    return {
      page,
      meta: toAuthHead(ctx, 'auth:signin.title'),
      messages: ctx.messages(
        'auth:email-link',
        'auth:fields',
        'auth:forgotten',
        'auth:passkey',
        'auth:register',
        'auth:signin',
        'auth:signout',
      ),
    }
  })
}

/** `POST signin/:provider` starts that provider's sign-in. */
export async function action(args: ActionFunctionArgs) {
  return answerForm(args, (ctx, form) => postSignIn(ctx, form, args.params.provider, 'start'))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export default function SignIn() {
  const data = useLoaderData<typeof loader>()
  return data && <SignInPage page={data.page} />
}
