import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getGiftPage } from '~/features/cart/gift-page.server'
import { GiftPage } from '~/features/cart/gift-page'
import { postGift } from '~/features/cart/post-gift.server'
import { answer, answerForm } from '~/answer.server'
import { toPageTitle } from '~/page-title.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    ctx.answer.doNotStore()
    const page = await getGiftPage(ctx, args.params.lineId ?? '')
    const title = toPageTitle(ctx, ctx.t('gift-cards:edit.title'))
    return { page, title, messages: ctx.messages('gift-cards:edit', 'gift-cards:note', 'cart:title') }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, (ctx, form) => postGift(ctx, form, args.params.lineId ?? ''))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'robots', content: 'noindex' },
]

export default function GiftRoute() {
  return <GiftPage {...useLoaderData<typeof loader>().page} />
}
