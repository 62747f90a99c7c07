import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { beginExchange } from '~/features/after-sales/exchanges/begin-exchange.server'
import { getExchangeForm } from '~/features/after-sales/exchanges/exchange-form.server'
import { ExchangeFormPage } from '~/features/after-sales/exchanges/exchange-form-page'
import { requireOwnOrder } from '~/features/orders/require-own-order.server'
import { answer, answerForm } from '~/answer.server'
import { toPageTitle } from '~/page-title.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const order = await requireOwnOrder(ctx, args.params.orderId ?? '')
    const fields = ctx.url.searchParams
    const page = await getExchangeForm(ctx, order, { fields, isReview: fields.has('review') })
    const title = ctx.t(page.review ? 'after-sales:exchange.review-heading' : 'after-sales:exchange.heading')
    const status = Object.keys(page.errors).length > 0 ? 400 : 200
    const head = [{ title: toPageTitle(ctx, title, status === 400) }, { name: 'robots', content: 'noindex' }]
    return data({ page, head, messages: ctx.messages('after-sales', 'orders') }, { status })
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, async (ctx, form) => {
    return beginExchange(ctx, await requireOwnOrder(ctx, args.params.orderId ?? '', form), form)
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function ExchangeRoute() {
  return <ExchangeFormPage page={useLoaderData<typeof loader>().page} />
}
