import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BalancePage } from '~/features/gift-cards/balance-page'
import { giftCardPattern } from '~/features/gift-cards/gift-card.schema'
import { postBalance } from '~/features/gift-cards/post-balance.server'
import { answer, answerForm } from '~/answer.server'
import { toPageTitle } from '~/page-title.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const title = toPageTitle(ctx, ctx.t('gift-cards:title'))
    return { title, codePattern: giftCardPattern, messages: ctx.messages('gift-cards') }
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
  return <BalancePage {...useLoaderData<typeof loader>()} />
}
