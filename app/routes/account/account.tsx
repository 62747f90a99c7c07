import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AccountPage } from '~/features/account/account-page'
import { getAccountPage } from '~/features/account/account-page.server'
import { postPassword } from '~/features/account/post-password.server'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { paths } from '~/paths'
import { answer, fail, readForm, redirectTo } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const page = (await getAccountPage(ctx)) ?? fail('not-found')
    return { page, meta: toAuthHead(ctx, 'account:title'), messages: ctx.messages('account', 'auth', 'orders') }
  })
}

/** The form that changes the password. */
export async function action(args: ActionFunctionArgs) {
  return answer(args, async (ctx) => {
    const refusal = await postPassword(ctx, await readForm(args.request))
    if (refusal) return data({ refused: refusal.refused }, { status: refusal.status })
    return redirectTo(ctx, paths.account(ctx.locale.code), { kind: 'success', key: 'account:password.changed' })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function Account() {
  const { page } = useLoaderData<typeof loader>()
  return <AccountPage page={page} refused={useActionData<typeof action>()?.refused} />
}
