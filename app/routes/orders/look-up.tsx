import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { env } from '~/env.server'
import { LookUpPage } from '~/features/orders/look-up/look-up-page'
import { postLookUp } from '~/features/orders/look-up/look-up.server'
import { answer, answerForm } from '~/answer.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    return { title: `${ctx.t('orders:look-up.title')} · ${env.SHOP_NAME}`, messages: ctx.messages('orders') }
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
  return <LookUpPage />
}
