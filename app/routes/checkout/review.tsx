import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { CheckoutPage } from '~/features/checkout/checkout-page'
import { requireStep } from '~/features/checkout/checkout.server'
import { OrderPanel } from '~/features/checkout/order-panel'
import { placeOrder } from '~/features/checkout/place-order.server'
import { toRefusalMessage } from '~/features/checkout/refusal-message.server'
import { Review } from '~/features/checkout/review'
import { readSeenOrder, toReview } from '~/features/checkout/review.server'
import { toStepHead } from '~/features/checkout/step-head.server'
import { toFrame } from '~/features/checkout/to-frame.server'
import { listPages } from '~/features/content/content.server'
import { awaitOrder } from '~/features/orders/order-proof.server'
import { paths } from '~/paths'
import { answer, redirectTo } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const checkout = await requireStep(ctx, 'review')
    await awaitOrder(ctx, checkout.cart.id)
    return {
      frame: await toFrame(ctx, checkout, 'review'),
      review: toReview(ctx, checkout),
      legalPages: listPages(ctx.locale.language).filter(({ slug }) => slug !== 'imprint'),
      head: toStepHead(ctx, 'checkout:review.heading'),
      messages: ctx.messages('checkout', 'cart', 'orders'),
    }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answer(args, async (ctx) => {
    const { code } = ctx.locale
    const placement = await placeOrder(ctx, readSeenOrder(await args.request.formData()))
    if (placement.kind === 'placed') return redirectTo(ctx, paths.orderConfirmation(code, placement.orderId))
    if (placement.kind === 'no-cart') return redirectTo(ctx, paths.cart(code))
    if (placement.kind === 'unfinished') return redirectTo(ctx, paths.checkout(code))
    const problems = [{ message: toRefusalMessage(ctx, placement) }]
    return data({ problems }, { status: placement.kind === 'unclear' ? 503 : 409 })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

/** A refused order is read again as it is now; while the backend is silent the page stays as it was. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

export default function ReviewStep() {
  const { frame, review, legalPages } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <CheckoutPage
      frame={frame}
      heading="checkout:review.heading"
      problems={refused?.problems}
      aside={<OrderPanel frame={frame} review={review} legalPages={legalPages} />}
    >
      <Review review={review} currency={frame.currency} />
    </CheckoutPage>
  )
}
