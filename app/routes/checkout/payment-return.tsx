import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PaymentReturn } from '~/features/checkout/payment-return'
import { finishPayment } from '~/features/checkout/payment-return.server'
import { toStepHead } from '~/features/checkout/step-head.server'
import { paths } from '~/paths'
import { answer } from '~/answer.server'
import { redirectTo } from '~/respond.server'

const statuses = { unknown: 400, foreign: 403, waiting: 200, open: 200, unclear: 503 }

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const state = ctx.url.searchParams.get('state')
    const page = await finishPayment(ctx, state)
    if ('to' in page) return redirectTo(ctx, page.to, page.flash)
    const again = paths.paymentReturn(ctx.locale.code, state ?? '')
    const head = toStepHead(ctx, `checkout:return.${page.kind}-title`)
    return data({ page, again, head, messages: ctx.messages('checkout') }, { status: statuses[page.kind] })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => loaded?.head ?? []

export default function PaymentReturnPage() {
  const { page, again } = useLoaderData<typeof loader>()
  return <PaymentReturn page={page} again={again} />
}
