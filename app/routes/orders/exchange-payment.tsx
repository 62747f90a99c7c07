import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { finishExchangePayment } from '~/features/after-sales/exchanges/finish-exchange-payment.server'
import { PaymentWaiting } from '~/features/after-sales/payment-waiting'
import { requireOwnOrder } from '~/features/orders/require-own-order.server'
import { paths } from '~/paths'
import { answer } from '~/answer.server'
import { toPageTitle } from '~/page-title.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const { orderId = '', cartId = '' } = args.params
    const order = await requireOwnOrder(ctx, orderId)
    const state = ctx.url.searchParams.get('state')
    const next = await finishExchangePayment(ctx, order, { cartId, state })
    if (next) return next
    const title = ctx.t('after-sales:edit.payment.waiting-title')
    return {
      again: paths.orderExchangePayment(ctx.locale.code, order.id, cartId, state ?? ''),
      head: [{ title: toPageTitle(ctx, title) }, { name: 'robots', content: 'noindex' }],
      messages: ctx.messages('after-sales', 'checkout'),
    }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? []

export default function ExchangePaymentRoute() {
  return <PaymentWaiting text="after-sales:exchange.payment-waiting" again={useLoaderData<typeof loader>().again} />
}
