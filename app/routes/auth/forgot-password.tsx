import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getAuthForm } from '~/features/auth/auth-form.server'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { ForgottenPasswordPage } from '~/features/auth/forgotten-password-page'
import { postForgottenPassword } from '~/features/auth/forgotten-password.server'
import { answer } from '~/answer.server'

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
  return answer(args, async (ctx) => {
    const { refused, status } = await postForgottenPassword(ctx, args.request)
    return data(refused, { status })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function ForgotPassword() {
  return <ForgottenPasswordPage {...useLoaderData<typeof loader>().page} refused={useActionData<typeof action>()} />
}
