import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { env } from '~/env.server'
import { ClaimOffer } from '~/features/account/order-claim/claim-offer'
import { isClaimable } from '~/features/account/order-claim/order-claim.server'
import { OpenEdits } from '~/features/after-sales/order-edits/open-edits'
import { OrderExchanges } from '~/features/after-sales/exchanges/order-exchanges'
import { getOrderExchanges } from '~/features/after-sales/exchanges/exchange-summary.server'
import { OrderReturns } from '~/features/after-sales/returns/order-returns'
import { makeLineFinder } from '~/features/after-sales/line-finder.server'
import { readReturns } from '~/features/after-sales/returns/read-returns.server'
import { getOrderReturns } from '~/features/after-sales/returns/return-view.server'
import { OrderWithdrawal } from '~/features/after-sales/withdrawal/order-withdrawal'
import { hasWithdrawal, mayWithdraw } from '~/features/after-sales/withdrawal/may-withdraw'
import { listDeclared } from '~/features/after-sales/withdrawal/withdrawal.server'
import { keepCustomerCart } from '~/features/auth/sign-in-cart.server'
import { OrderAgain } from '~/features/cart/order-again/order-again'
import { type Added } from '~/features/cart/order-again/added'
import { orderAgain } from '~/features/cart/order-again/order-again.server'
import { listPaymentMessages } from '~/features/payment/payment-messages.server'
import { listTransferDue } from '~/features/payment/transfer-due.server'
import { BoughtCards } from '~/features/gift-cards/bought-cards'
import { listBoughtCards } from '~/features/gift-cards/bought-cards.server'
import { OrderPage } from '~/features/orders/order-page'
import timeline from '~/features/orders/order-timeline.css?url'
import { getOrderPage } from '~/features/orders/order.server'
import { isInOwnAccount, requireOwnOrder } from '~/features/orders/require-own-order.server'
import { useLiveStatus } from '~/features/orders/use-live-status'
import { toTimeline } from '~/features/orders/timeline'
import { askStatus } from '~/rpc/ask-status'
import { paths } from '~/paths'
import { goOn, stay } from '~/forms/go-on'
import { useDone } from '~/forms/use-refused'
import { answer, answerForm } from '~/answer.server'
import { toPageTitle } from '~/page-title.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: timeline }]

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const record = await requireOwnOrder(ctx, args.params.orderId ?? '')
    const known = await readReturns(ctx, record.id)
    const [order, withdrawals] = await Promise.all([
      getOrderPage(ctx, record, known),
      hasWithdrawal(record) ? listDeclared(ctx, record) : null,
    ])
    const findLine = await makeLineFinder(ctx, record, { lines: order.lines, known })
    const title = ctx.t('orders:confirmation.title', { number: order.number })
    return {
      order,
      timeline: toTimeline(record, known?.dated ?? null),
      editIds: known?.edits.flatMap(({ id, status }) => (status === 'requested' ? id : [])) ?? [],
      returns: await getOrderReturns(ctx, record, findLine, known),
      exchanges: await getOrderExchanges(ctx, record, known),
      withdrawal: { isOpen: mayWithdraw(record), declared: withdrawals ?? [] },
      cards: await listBoughtCards(ctx, record),
      isClaimable: await isClaimable(ctx, record),
      isInAccount: await isInOwnAccount(ctx, record),
      payments: [...listPaymentMessages(ctx, order.providers), ...listTransferDue(ctx, record)],
      shopName: env.SHOP_NAME,
      isPrintView: ctx.url.searchParams.has('print'),
      head: [{ title: toPageTitle(ctx, title) }, { name: 'robots', content: 'noindex' }],
      messages: ctx.messages('orders', 'after-sales', 'account:claim', 'account:orders', 'gift-cards'),
    }
  })
}

/** Orders the same again: leads to the bag where all of it is there, else the page says what is not. */
export async function action(args: ActionFunctionArgs) {
  return answerForm(args, async (ctx, form) => {
    // what was added by then would be added once more
    ctx.answer.withholdForm()
    const result = await orderAgain(ctx, await requireOwnOrder(ctx, args.params.orderId ?? '', form))
    await keepCustomerCart(ctx)
    if (result.some(({ missing }) => missing)) {
      return stay(result, result.some(({ pieces }) => pieces > 0) ? 200 : 409)
    }
    return goOn(paths.cart(ctx.locale.code), { kind: 'success', key: 'orders:again.done' })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function OrderRoute() {
  const {
    returns,
    exchanges,
    withdrawal,
    editIds,
    cards,
    isClaimable: canClaim,
    ...page
  } = useLoaderData<typeof loader>()
  const { id, lines } = page.order
  useLiveStatus(id, { ...page.order, events: page.timeline.length }, askStatus)
  return (
    <OrderPage {...page} notices={<OpenEdits orderId={id} editIds={editIds} />}>
      <BoughtCards cards={cards} />
      <OrderExchanges {...exchanges} />
      <OrderReturns {...returns} />
      <OrderWithdrawal orderId={id} {...withdrawal} />
      <OrderAgain orderId={id} lines={lines} result={useDone<Added[]>() ?? undefined} />
      {canClaim ? <ClaimOffer orderId={id} /> : null}
    </OrderPage>
  )
}
