import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type RequestContext } from '~/context.server'
import { WithdrawalPage } from '~/features/after-sales/withdrawal/withdrawal-page'
import { mayWithdraw } from '~/features/after-sales/withdrawal/may-withdraw'
import { declareWithdrawal, getWithdrawalPage } from '~/features/after-sales/withdrawal/withdrawal.server'
import { requireOwnOrder } from '~/features/orders/require-own-order.server'
import { answer, answerForm } from '~/answer.server'
import { fail } from '~/respond.server'
import { toPageTitle } from '~/page-title.server'

async function requireOrder(ctx: RequestContext, orderId = '', form?: FormData) {
  const order = await requireOwnOrder(ctx, orderId, form)
  return mayWithdraw(order) ? order : fail('not-found')
}

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const order = await requireOrder(ctx, args.params.orderId)
    const fields = ctx.url.searchParams
    const page = await getWithdrawalPage(ctx, order, { fields, isReview: fields.has('review') })
    const title = ctx.t(page.statement ? 'after-sales:withdrawal.confirm-heading' : 'after-sales:withdrawal.heading')
    const status = Object.keys(page.errors).length > 0 ? 400 : 200
    const head = [{ title: toPageTitle(ctx, title, status === 400) }, { name: 'robots', content: 'noindex' }]
    return data({ page, head, messages: ctx.messages('after-sales', 'orders') }, { status })
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, async (ctx, form) => {
    return declareWithdrawal(ctx, await requireOrder(ctx, args.params.orderId, form), form)
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function WithdrawalRoute() {
  return <WithdrawalPage page={useLoaderData<typeof loader>().page} />
}
