import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { type RequestContext } from '~/context.server'
import { keepCustomerCart } from '~/features/auth/sign-in-cart.server'
import sheet from '~/features/cart/bag.css?url'
import { type CartReply } from '~/features/cart/cart-answer'
import { CartPage } from '~/features/cart/cart-page'
import { getCartPage } from '~/features/cart/cart-page.server'
import { cartCheckoutMessages, cartMessages } from '~/features/cart/page-messages'
import { ShareCart } from '~/features/cart/shared/share-cart'
import { getShareUrl } from '~/features/cart/shared/shared-cart.server'
import { postCart } from '~/features/cart/post-cart.server'
import { getCartOutlook } from '~/features/checkout/cart-outlook.server'
import { findPlacedOrders } from '~/features/checkout/find-placed-order.server'
import { CheckoutSteps, StepNotes } from '~/features/checkout/checkout-steps'
import { ShippingEstimateForm } from '~/features/checkout/shipping-estimate-form'
import { PaymentNote } from '~/features/payment/payment-note'
import { useLocale } from '~/i18n/use-t'
import { paths } from '~/paths'
import { answer, answerForm } from '~/answer.server'
import { toPageTitle } from '~/page-title.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

const noOutlook = { progress: null, estimate: null, paymentNote: null }

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    ctx.answer.doNotStore()
    const page = await getCartPage(ctx)
    const [orderPath, outlook, shareUrl] = await Promise.all([
      page.notices.includes('ordered') ? findOrderPath(ctx, page.cart?.id) : null,
      page.cart ? getCartOutlook(ctx, page) : noOutlook,
      page.cart ? getShareUrl(ctx) : null,
    ])
    const title = toPageTitle(ctx, ctx.t('cart:title'))
    const messages = ctx.messages(...cartMessages, ...(page.cart ? cartCheckoutMessages : []))
    return data({ page, orderPath, title, ...outlook, shareUrl, messages }, { status: page.down ? 503 : 200 })
  })
}

/** Where the order is that another of this browser's bags has become. */
async function findOrderPath(ctx: RequestContext, cartId: string | undefined): Promise<string | null> {
  const others = (await ctx.orders.listAwaitedCarts()).filter((id) => id !== cartId)
  const ordered = await findPlacedOrders(ctx, others)
  return ordered && paths.orderConfirmation(ctx.locale.code, ordered.orderId)
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, async (ctx, form) => {
    const answered = await postCart(ctx, form)
    await keepCustomerCart(ctx)
    return answered
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'robots', content: 'noindex' },
]

/** A refused change often means that stock or lines are not as the page shows them. */
export function shouldRevalidate() {
  return true
}

export default function CartRoute() {
  const { page, orderPath, progress, estimate, paymentNote, shareUrl } = useLoaderData<typeof loader>()
  const { code } = useLocale()
  const answer = useActionData<CartReply>()
  const steps = progress ? <CheckoutSteps progress={progress} current="cart" /> : null
  return (
    <CartPage
      data={page}
      orderPath={orderPath}
      answer={answer}
      steps={steps}
      tools={
        <>
          {estimate ? <ShippingEstimateForm {...estimate} /> : null}
          {shareUrl ? <ShareCart url={shareUrl} /> : null}
        </>
      }
    >
      {paymentNote ? <PaymentNote note={paymentNote} to={page.ready ? paths.checkoutReview(code) : null} /> : null}
      {progress ? <StepNotes progress={progress} current="cart" /> : null}
    </CartPage>
  )
}
