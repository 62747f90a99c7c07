import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getAuthForm } from '~/features/auth/auth-form.server'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { ResetPasswordPage } from '~/features/auth/reset-password-page'
import { getResetPage, openResetLink, postNewPassword } from '~/features/auth/reset-password.server'
import { answer, answerForm } from '~/answer.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    await openResetLink(ctx)
    const page = { form: await getAuthForm(ctx), ...(await getResetPage(ctx)) }
    return {
      page,
      meta: toAuthHead(ctx, 'auth:reset.title'),
      messages: ctx.messages('auth:errors', 'auth:fields', 'auth:reset'),
    }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, postNewPassword)
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function ResetPassword() {
  return <ResetPasswordPage {...useLoaderData<typeof loader>().page} />
}
