import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { env } from '~/env.server'
import { BalancePage } from '~/features/gift-cards/balance-page'
import { postBalance } from '~/features/gift-cards/post-balance.server'
import { answer, answerForm } from '~/answer.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    return { title: `${ctx.t('gift-cards:title')} · ${env.SHOP_NAME}`, messages: ctx.messages('gift-cards') }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, postBalance)
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: 'robots', content: 'noindex' },
]

export default function GiftCard() {
  return <BalancePage />
}
