import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { finishEditPayment } from '~/features/after-sales/order-edits/finish-edit-payment.server'
import { requireOrderEdit } from '~/features/after-sales/order-edits/order-edit.server'
import { PaymentWaiting } from '~/features/after-sales/payment-waiting'
import { requireOwnOrder } from '~/features/orders/require-own-order.server'
import { paths } from '~/paths'
import { answer } from '~/answer.server'
import { redirectTo } from '~/respond.server'
import { toPageTitle } from '~/page-title.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const { orderId = '', editId = '' } = args.params
    const order = await requireOwnOrder(ctx, orderId)
    const state = ctx.url.searchParams.get('state')
    const next = await finishEditPayment(ctx, order, await requireOrderEdit(ctx, order, editId), state)
    if (next) return redirectTo(ctx, next.to, next.flash)
    const title = ctx.t('after-sales:edit.payment.waiting-title')
    return {
      again: paths.orderEditPayment(ctx.locale.code, order.id, editId, state ?? ''),
      head: [{ title: toPageTitle(ctx, title) }, { name: 'robots', content: 'noindex' }],
      messages: ctx.messages('after-sales', 'checkout'),
    }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? []

export default function OrderEditPaymentRoute() {
  return <PaymentWaiting text="after-sales:edit.payment.waiting" again={useLoaderData<typeof loader>().again} />
}
