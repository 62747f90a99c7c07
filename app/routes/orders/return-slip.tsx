import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { env } from '~/env.server'
import { makeLineFinder } from '~/features/after-sales/line-finder.server'
import { listReturnAddress } from '~/features/after-sales/return-address.server'
import { readReturns } from '~/features/after-sales/returns/read-returns.server'
import { ReturnSlip } from '~/features/after-sales/returns/return-slip'
import { findSlip } from '~/features/after-sales/returns/return-view.server'
import { getOrderPage } from '~/features/orders/order.server'
import { refuseOrder, requireOwnOrder } from '~/features/orders/require-own-order.server'
import { answer } from '~/answer.server'
import { toPageTitle } from '~/page-title.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const { orderId = '', returnId = '' } = args.params
    const record = await requireOwnOrder(ctx, orderId)
    const [order, known] = await Promise.all([getOrderPage(ctx, record), readReturns(ctx, record.id)])
    const findLine = await makeLineFinder(ctx, record, { lines: order.lines, known })
    const slip = await findSlip(ctx, record, { returnId, findLine, known })
    const request = slip ?? (await refuseOrder(ctx, 'other-order'))
    const name = request.refund === null ? 'after-sales:exchange.name' : 'after-sales:return.name'
    const title = ctx.t(name, { number: request.number, date: request.date })
    return {
      slip: {
        orderId: order.id,
        number: order.number,
        sender: order.shippingAddress,
        returnTo: listReturnAddress(ctx),
        currency: order.currency,
        request,
      },
      shopName: env.SHOP_NAME,
      isPrintView: ctx.url.searchParams.has('print'),
      head: [{ title: toPageTitle(ctx, title) }, { name: 'robots', content: 'noindex' }],
      messages: ctx.messages('after-sales', 'orders'),
    }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function ReturnSlipRoute() {
  const { slip, shopName, isPrintView } = useLoaderData<typeof loader>()
  return <ReturnSlip {...slip} shopName={shopName} isPrintView={isPrintView} />
}
