import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { keepCustomerCart } from '~/features/auth/sign-in-cart.server'
import { DiscountPage } from '~/features/cart/codes/discount-page'
import { getDiscountPage } from '~/features/cart/codes/discount-page.server'
import { postCode } from '~/features/cart/codes/post-code.server'
import { paths } from '~/paths'
import { answer, answerForm } from '~/answer.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    return { page: getDiscountPage(ctx, args.params.code), messages: ctx.messages('cart') }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, async (ctx, form) => {
    const answered = await postCode(ctx, form, paths.cart(ctx.locale.code))
    if (answered.ok) await keepCustomerCart(ctx)
    return answered
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.page.title },
  { name: 'robots', content: 'noindex' },
]

export default function DiscountRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <DiscountPage code={page.code} />
}
