import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { env } from '~/env.server'
import { OrderAccount } from '~/features/auth/email-link/order-account'
import { getOrderAccount } from '~/features/auth/email-link/order-account.server'
import { toPaymentWords } from '~/features/checkout/payment/payment-words.server'
import { OrderConfirmation } from '~/features/orders/order-confirmation'
import { OrderLocked } from '~/features/orders/order-locked'
import { isOwnOrder } from '~/features/orders/order-proof.server'
import { getOrder } from '~/features/orders/order.server'
import { answer } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    ctx.caching = 'no-store'
    const orderId = args.params.orderId ?? ''
    const order = (await isOwnOrder(ctx, orderId)) ? await getOrder(ctx, orderId) : null
    const title = order ? ctx.t('orders:confirmation.title', { number: order.number }) : ctx.t('orders:locked.title')
    const head = [{ title: `${title} · ${env.SHOP_NAME}` }, { name: 'robots', content: 'noindex' }]
    const account = order && (await getOrderAccount(ctx, order.email))
    const payments = order ? [...new Set(order.providers)].map((id) => toPaymentWords(ctx, id)) : []
    const page = {
      order,
      payments,
      account,
      shopName: env.SHOP_NAME,
      isPrintView: ctx.url.searchParams.has('print'),
      head,
    }
    return data(
      { ...page, messages: ctx.messages('orders', ...(account ? (['auth'] as const) : [])) },
      { status: order ? 200 : 404 },
    )
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function Confirmation() {
  const { order, payments, account, shopName, isPrintView } = useLoaderData<typeof loader>()
  if (!order) return <OrderLocked />
  return (
    <OrderConfirmation order={order} payments={payments} shopName={shopName} isPrintView={isPrintView}>
      {account ? <OrderAccount account={account} /> : null}
    </OrderConfirmation>
  )
}
