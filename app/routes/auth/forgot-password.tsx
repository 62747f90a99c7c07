import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getAuthForm } from '~/features/auth/auth-form.server'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { ForgottenPasswordPage } from '~/features/auth/forgotten-password-page'
import { postForgottenPassword } from '~/features/auth/forgotten-password.server'
import { answer, answerForm } from '~/answer.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const page = { form: await getAuthForm(ctx) }
    return {
      page,
      meta: toAuthHead(ctx, 'auth:forgotten.title'),
      messages: ctx.messages('auth:fields', 'auth:forgotten', 'auth:verify-request'),
    }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, postForgottenPassword)
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function ForgotPassword() {
  return <ForgottenPasswordPage {...useLoaderData<typeof loader>().page} />
}
