import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { env } from '~/env.server'
import { LookUpPage } from '~/features/orders/look-up/look-up-page'
import { lookUpOrder } from '~/features/orders/look-up/look-up.server'
import { paths } from '~/paths'
import { answer } from '~/answer.server'
import { receiveForm, redirectTo } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    return { title: `${ctx.t('orders:look-up.title')} · ${env.SHOP_NAME}`, messages: ctx.messages('orders') }
  })
}

/** Leads to the order where there is one of that number, address and postcode. */
export async function action(args: ActionFunctionArgs) {
  return answer(args, async (ctx) => {
    ctx.caching = 'no-store'
    const result = await lookUpOrder(ctx, await receiveForm(args.request))
    if (result.ok) return redirectTo(ctx, paths.order(ctx.locale.code, result.orderId))
    return data(result.refusal, { status: result.refusal.status })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: 'robots', content: 'noindex' },
]

export default function LookUp() {
  return <LookUpPage refusal={useActionData<typeof action>()} />
}
