import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { env } from '~/env.server'
import { divideDifference, getDivisionPage } from '~/features/after-sales/order-edits/divide-difference.server'
import { DividePage } from '~/features/after-sales/order-edits/divide-page'
import { requireOrderEdit } from '~/features/after-sales/order-edits/order-edit.server'
import { requireOwnOrder } from '~/features/orders/require-own-order.server'
import { answer, answerForm } from '~/answer.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const { orderId = '', editId = '' } = args.params
    const order = await requireOwnOrder(ctx, orderId)
    const { page, division } = await getDivisionPage(ctx, order, await requireOrderEdit(ctx, order, editId))
    const title = ctx.t(division.parts ? 'after-sales:divide.review-heading' : 'after-sales:divide.heading')
    const head = [{ title: `${title} · ${env.SHOP_NAME}` }, { name: 'robots', content: 'noindex' }]
    const messages = ctx.messages('after-sales', 'orders', 'checkout')
    const status = Object.keys(division.problems).length > 0 ? 400 : 200
    return data({ page, division, head, messages }, { status })
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, async (ctx, form) => {
    const { orderId = '', editId = '' } = args.params
    // no other button may pay
    ctx.answer.withholdForm()
    const order = await requireOwnOrder(ctx, orderId, form)
    return divideDifference(ctx, order, await requireOrderEdit(ctx, order, editId), form)
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function DivideDifferenceRoute() {
  const { page, division } = useLoaderData<typeof loader>()
  return <DividePage page={page} division={division} />
}
