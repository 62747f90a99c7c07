import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { env } from '~/env.server'
import { OrderReturns } from '~/features/after-sales/returns/order-returns'
import { getOrderReturns } from '~/features/after-sales/returns/return-view.server'
import { listPaymentWords } from '~/features/checkout/payment/payment-words.server'
import { OrderPage } from '~/features/orders/order-page'
import { getOrderPage } from '~/features/orders/order.server'
import { requireOwnOrder } from '~/features/orders/own-order.server'
import { answer } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const record = await requireOwnOrder(ctx, args.params.orderId ?? '')
    const order = await getOrderPage(ctx, record)
    const title = ctx.t('orders:confirmation.title', { number: order.number })
    return {
      order,
      returns: await getOrderReturns(ctx, record, order.lines),
      payments: listPaymentWords(ctx, order.providers),
      shopName: env.SHOP_NAME,
      isPrintView: ctx.url.searchParams.has('print'),
      head: [{ title: `${title} · ${env.SHOP_NAME}` }, { name: 'robots', content: 'noindex' }],
      messages: ctx.messages('orders', 'after-sales'),
    }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function OrderRoute() {
  const { returns, ...page } = useLoaderData<typeof loader>()
  return (
    <OrderPage {...page}>
      <OrderReturns {...returns} />
    </OrderPage>
  )
}
