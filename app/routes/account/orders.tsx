import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OrdersPage } from '~/features/account/orders-page'
import { getOrdersPage } from '~/features/account/orders-page.server'
import { canClaimOrders } from '~/features/auth/passwordless/capability.server'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { answer } from '~/answer.server'
import { fail } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const list = (await getOrdersPage(ctx)) ?? fail('not-found')
    return {
      list,
      canClaim: await canClaimOrders(ctx),
      meta: toAuthHead(ctx, 'account:orders.title'),
      messages: ctx.messages('account:claim', 'account:nav', 'account:orders', 'orders:states'),
    }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function AccountOrders() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />
}
