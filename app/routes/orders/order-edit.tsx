import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { answerOrderEdit } from '~/features/after-sales/order-edits/answer-order-edit.server'
import { getOrderEditPage, requireOrderEdit } from '~/features/after-sales/order-edits/order-edit.server'
import { OrderEditPage } from '~/features/after-sales/order-edits/order-edit-page'
import { requireOwnOrder } from '~/features/orders/require-own-order.server'
import { answer, answerForm } from '~/answer.server'
import { toPageTitle } from '~/page-title.server'

export { links } from '~/features/checkout/checkout-sheet'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const { orderId = '', editId = '' } = args.params
    const order = await requireOwnOrder(ctx, orderId)
    const page = await getOrderEditPage(ctx, order, await requireOrderEdit(ctx, order, editId))
    const title = ctx.t('after-sales:edit.heading')
    const head = [{ title: toPageTitle(ctx, title) }, { name: 'robots', content: 'noindex' }]
    const messages = ctx.messages('after-sales', 'orders', ...(page.payment ? (['checkout'] as const) : []))
    return { page, head, messages }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, async (ctx, form) => {
    const { orderId = '', editId = '' } = args.params
    // no other button may pay
    if (form.get('intent') !== 'decline') ctx.answer.withholdForm()
    const order = await requireOwnOrder(ctx, orderId, form)
    return answerOrderEdit(ctx, order, await requireOrderEdit(ctx, order, editId), form)
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function OrderEditRoute() {
  return <OrderEditPage page={useLoaderData<typeof loader>().page} />
}
