import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AccountPage } from '~/features/account/account-page'
import { getAccountPage } from '~/features/account/account-page.server'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { answer } from '~/answer.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const page = await getAccountPage(ctx)
    return {
      page,
      meta: toAuthHead(ctx, 'account:title'),
      messages: ctx.messages('account:nav', 'account:orders', 'account:overview', 'account:title', 'orders:states'),
    }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function Account() {
  return <AccountPage page={useLoaderData<typeof loader>().page} />
}
