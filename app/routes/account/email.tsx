import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { ChangeEmailPage } from '~/features/account/profile/change-email-page'
import { getChangeEmailPage, postChangeEmail } from '~/features/auth/change-email/change-email.server'
import { answer, answerForm } from '~/answer.server'

/** Changes the address of an account; it takes effect with the link that is mailed to it. */
export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const page = await getChangeEmailPage(ctx)
    return { page, meta: toAuthHead(ctx, 'auth:change-email.title'), messages: ctx.messages('account:nav', 'auth') }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, postChangeEmail)
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function ChangeEmail() {
  return <ChangeEmailPage page={useLoaderData<typeof loader>().page} />
}
