import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { keepCustomerCart } from '~/features/auth/sign-in-cart.server'
import sheet from '~/features/cart/bag.css?url'
import { SharedCartPage } from '~/features/cart/shared/shared-cart-page'
import { getSharedCart, takeOver } from '~/features/cart/shared/shared-cart.server'
import { paths } from '~/paths'
import { goOn } from '~/forms/go-on'
import { refuseButton } from '~/forms/refuse.server'
import { answer, answerButton } from '~/answer.server'
import { toPageTitle } from '~/page-title.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

const statuses = { open: 200, expired: 410, invalid: 404 }

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const shared = await getSharedCart(ctx, args.params.token ?? '')
    const title = toPageTitle(ctx, ctx.t('cart:shared.heading'))
    return data({ shared, title, messages: ctx.messages('cart') }, { status: statuses[shared.state] })
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerButton(args, async (ctx) => {
    const result = await takeOver(ctx, args.params.token ?? '')
    if (result === 'expired' || result === 'invalid') return refuseButton(statuses[result])
    if (result === 'other-region' || result === 'nothing') return refuseButton(409, ctx.t(`cart:shared.${result}`))
    await keepCustomerCart(ctx)
    const kind = result === 'taken' ? 'success' : 'notice'
    return goOn(paths.cart(ctx.locale.code), { kind, key: `cart:shared.${result}` })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: 'robots', content: 'noindex' },
]

export default function SharedCartRoute() {
  const { shared } = useLoaderData<typeof loader>()
  return <SharedCartPage shared={shared} />
}
