import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getOwnDataPage, postOwnData } from '~/features/account/own-data/erase-account.server'
import { OwnDataPage } from '~/features/account/own-data/own-data-page'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { answer, answerForm } from '~/answer.server'

/** One's own data: a copy of it, and the deletion of the account by a mailed link. */
export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const page = await getOwnDataPage(ctx)
    return { page, meta: toAuthHead(ctx, 'account:data.title'), messages: ctx.messages('account') }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, postOwnData)
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function OwnDataRoute() {
  return <OwnDataPage page={useLoaderData<typeof loader>().page} />
}
