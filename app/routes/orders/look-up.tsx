import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orderNumberPattern } from '~/features/orders/look-up/look-up.schema'
import { LookUpPage } from '~/features/orders/look-up/look-up-page'
import { postLookUp } from '~/features/orders/look-up/look-up.server'
import { answer, answerForm } from '~/answer.server'
import { toPageTitle } from '~/page-title.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const title = toPageTitle(ctx, ctx.t('orders:look-up.title'))
    return { title, numberPattern: orderNumberPattern, messages: ctx.messages('orders') }
  })
}

/** Leads to the order where there is one of that number, address and postcode. */
export async function action(args: ActionFunctionArgs) {
  return answerForm(args, postLookUp)
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: 'robots', content: 'noindex' },
]

export default function LookUp() {
  return <LookUpPage {...useLoaderData<typeof loader>()} />
}
