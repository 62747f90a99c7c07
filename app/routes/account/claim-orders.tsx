import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ClaimOrdersPage } from '~/features/account/order-claim/claim-orders-page'
import { askForClaim, listClaimable } from '~/features/account/order-claim/order-claim.server'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { requireOwnOrder } from '~/features/orders/require-own-order.server'
import { stay } from '~/forms/go-on'
import { refuse } from '~/forms/refuse.server'
import { answer, answerForm } from '~/answer.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    await ctx.session.require()
    const orders = (await listClaimable(ctx)).map(({ id, number, email, placedAt }) => ({
      id,
      number,
      email,
      placedAt,
    }))
    const meta = toAuthHead(ctx, 'account:claim.title-several')
    return { orders, meta, messages: ctx.messages('account', 'auth', 'orders') }
  })
}

/** Has the links mailed. */
export async function action(args: ActionFunctionArgs) {
  return answerForm(args, async (ctx, form) => {
    await ctx.session.require(form)
    const ids = [...new Set(form.getAll('order').map(String))].slice(0, mostOrders)
    const orders = await Promise.all(ids.map((id) => requireOwnOrder(ctx, id, form)))
    if (orders.length === 0) return refuse(ctx, form, 400, { message: 'account:claim.choose' })
    return stay({ sentTo: await askForClaim(ctx, orders, form) })
  })
}

// a browser holds proofs of no more
const mostOrders = 10

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function ClaimOrders() {
  const { orders } = useLoaderData<typeof loader>()
  return <ClaimOrdersPage orders={orders} />
}
