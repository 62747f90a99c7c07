import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { env } from '~/env.server'
import { OrderAccount } from '~/features/auth/email-link/order-account'
import { getOrderAccount } from '~/features/auth/email-link/order-account.server'
import { listPaymentMessages } from '~/features/payment/payment-messages.server'
import { listTransferDue } from '~/features/payment/transfer-due.server'
import { BoughtCards } from '~/features/gift-cards/bought-cards'
import { listBoughtCards } from '~/features/gift-cards/bought-cards.server'
import { OrderConfirmation } from '~/features/orders/order-confirmation'
import { getOrderPage } from '~/features/orders/order.server'
import { requireOwnOrder } from '~/features/orders/require-own-order.server'
import { answer } from '~/answer.server'
import { toPageTitle } from '~/page-title.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const record = await requireOwnOrder(ctx, args.params.orderId ?? '')
    const order = await getOrderPage(ctx, record)
    const title = ctx.t('orders:confirmation.title', { number: order.number })
    const account = await getOrderAccount(ctx, order.email)
    return {
      order,
      payments: [...listPaymentMessages(ctx, order.providers), ...listTransferDue(ctx, record)],
      account,
      cards: await listBoughtCards(ctx, record),
      shopName: env.SHOP_NAME,
      isPrintView: ctx.url.searchParams.has('print'),
      head: [{ title: toPageTitle(ctx, title) }, { name: 'robots', content: 'noindex' }],
      messages: ctx.messages('orders', 'gift-cards', ...(account ? (['auth'] as const) : [])),
    }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function Confirmation() {
  const { account, cards, ...page } = useLoaderData<typeof loader>()
  return (
    <OrderConfirmation {...page}>
      <BoughtCards cards={cards} />
      {account ? <OrderAccount account={account} /> : null}
    </OrderConfirmation>
  )
}
