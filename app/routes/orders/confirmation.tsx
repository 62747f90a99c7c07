import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { env } from '~/env.server'
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
    const shopName = env.SHOP_NAME
    return data({ order, shopName, head, messages: ctx.messages('orders') }, { status: order ? 200 : 404 })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function Confirmation() {
  const { order, shopName } = useLoaderData<typeof loader>()
  return order ? <OrderConfirmation order={order} shopName={shopName} /> : <OrderLocked />
}
