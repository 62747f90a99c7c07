import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { answerExchange } from '~/features/after-sales/exchanges/answer-exchange.server'
import { requireExchange } from '~/features/after-sales/exchanges/exchange-cart.server'
import { ExchangePage } from '~/features/after-sales/exchanges/exchange-page'
import { getExchangePage } from '~/features/after-sales/exchanges/exchange-page.server'
import { listContractPages } from '~/features/content/content.server'
import { requireOwnOrder } from '~/features/orders/require-own-order.server'
import { answer, answerForm } from '~/answer.server'
import { toPageTitle } from '~/page-title.server'

export { links } from '~/features/checkout/checkout-sheet'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const { orderId = '', cartId = '' } = args.params
    const order = await requireOwnOrder(ctx, orderId)
    const page = await getExchangePage(ctx, order, await requireExchange(ctx, order, cartId))
    const title = ctx.t('after-sales:exchange.name', { number: page.number, date: page.date })
    const head = [{ title: toPageTitle(ctx, title) }, { name: 'robots', content: 'noindex' }]
    return {
      page,
      legalPages: listContractPages(ctx.locale.language),
      head,
      messages: ctx.messages('after-sales', 'orders', 'checkout'),
    }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, async (ctx, form) => {
    const { orderId = '', cartId = '' } = args.params
    // no other button may order
    if (ctx.url.searchParams.get('step') === 'review') ctx.answer.withholdForm()
    return answerExchange(ctx, await requireOwnOrder(ctx, orderId, form), { cartId, form })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function ExchangeCartRoute() {
  const { page, legalPages } = useLoaderData<typeof loader>()
  return <ExchangePage page={page} legalPages={legalPages} />
}
