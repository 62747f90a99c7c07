import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ClaimPage } from '~/features/account/order-claim/claim-page'
import { askForClaim, isClaimable } from '~/features/account/order-claim/order-claim.server'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { requireOwnOrder } from '~/features/orders/require-own-order.server'
import { paths } from '~/paths'
import { stay } from '~/forms/go-on'
import { useDone } from '~/forms/use-refused'
import { answer, answerForm } from '~/answer.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const record = await requireOwnOrder(ctx, args.params.orderId ?? '')
    await ctx.session.require()
    const { id, number, email } = record
    if (!(await isClaimable(ctx, record))) throw redirect(paths.order(ctx.locale.code, id))
    const order = { id, number, email }
    return { order, meta: toAuthHead(ctx, 'account:claim.offer-title'), messages: ctx.messages('account', 'orders') }
  })
}

/** Has the link mailed. */
export async function action(args: ActionFunctionArgs) {
  return answerForm(args, async (ctx, form) => {
    await askForClaim(ctx, [await requireOwnOrder(ctx, args.params.orderId ?? '', form)], form)
    return stay({ isSent: true })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function ClaimOrder() {
  const { order } = useLoaderData<typeof loader>()
  return <ClaimPage order={order} isSent={useDone() !== null} />
}
