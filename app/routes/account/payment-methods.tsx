import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PaymentMethodsPage } from '~/features/account/payment-methods/payment-methods-page'
import { listSavedMethods } from '~/features/account/payment-methods/saved-methods.server'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { answer } from '~/answer.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => ({
    methods: await listSavedMethods(ctx),
    meta: toAuthHead(ctx, 'account:payment-methods.title'),
    messages: ctx.messages('account'),
  }))
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function PaymentMethods() {
  return <PaymentMethodsPage methods={useLoaderData<typeof loader>().methods} />
}
