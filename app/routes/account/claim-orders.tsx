import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ClaimOrdersPage } from '~/features/account/order-claim/claim-orders-page'
import { askForClaim, listClaimable } from '~/features/account/order-claim/order-claim.server'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { requireOwnOrder } from '~/features/orders/own-order.server'
import { answer } from '~/answer.server'
import { receiveForm } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    await ctx.session.require()
    const orders = (await listClaimable(ctx)).map(({ id, display_id: number, email, created_at: placedAt }) => {
      return { id, number, email, placedAt: new Date(placedAt).toISOString() }
    })
    const meta = toAuthHead(ctx, 'account:claim.title-several')
    return { orders, meta, messages: ctx.messages('account', 'auth', 'orders') }
  })
}

/** Has the links mailed. */
export async function action(args: ActionFunctionArgs) {
  return answer(args, async (ctx) => {
    const form = await receiveForm(args.request)
    await ctx.session.require(form)
    const ids = [...new Set(form.getAll('order').map(String))].slice(0, mostOrders)
    const orders = await Promise.all(ids.map((id) => requireOwnOrder(ctx, id, form)))
    const sentTo = orders.length > 0 ? await askForClaim(ctx, orders, form) : []
    return data({ sentTo }, { status: sentTo.length > 0 ? 200 : 400 })
  })
}

// a browser holds proofs of no more
const mostOrders = 10

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function ClaimOrders() {
  const { orders } = useLoaderData<typeof loader>()
  return <ClaimOrdersPage orders={orders} sentTo={useActionData<typeof action>()?.sentTo ?? null} />
}
