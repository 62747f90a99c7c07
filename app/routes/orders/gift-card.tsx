import { type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { env } from '~/env.server'
import { requirePrintedCard } from '~/features/gift-cards/bought-cards.server'
import { PrintedCard } from '~/features/gift-cards/printed-card'
import sheet from '~/features/gift-cards/printed-card.css?url'
import { requireOwnOrder } from '~/features/orders/require-own-order.server'
import { answer } from '~/answer.server'
import { toPageTitle } from '~/page-title.server'
import { publicOrigin } from '~/http/server/public-origin.server'
import { paths } from '~/paths'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const { orderId = '', card: position = '' } = args.params
    const card = await requirePrintedCard(ctx, await requireOwnOrder(ctx, orderId), position)
    return {
      card,
      shopName: env.SHOP_NAME,
      address: publicOrigin.replace(/^https?:\/\//, '') + paths.home(ctx.locale.code),
      head: [{ title: toPageTitle(ctx, card.title) }, { name: 'robots', content: 'noindex' }],
      messages: ctx.messages('gift-cards:print'),
    }
  })
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function GiftCardRoute() {
  const { card, shopName, address } = useLoaderData<typeof loader>()
  return <PrintedCard card={card} shopName={shopName} address={address} />
}
