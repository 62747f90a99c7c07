import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { UndoEmailPage } from '~/features/auth/undo-email/undo-email-page'
import { getUndoEmailPage, postUndoEmail } from '~/features/auth/undo-email/undo-email.server'
import { answer, answerForm } from '~/answer.server'

/** Where the mail leads that tells a former address of another one. */
export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => ({
    page: await getUndoEmailPage(ctx),
    meta: toAuthHead(ctx, 'auth:undo-email.title'),
    messages: ctx.messages('auth:undo-email'),
  }))
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, postUndoEmail)
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function UndoEmail() {
  return <UndoEmailPage page={useLoaderData<typeof loader>().page} />
}
