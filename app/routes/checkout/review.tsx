import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { answerCodeForm, isCodeForm } from '~/features/cart/codes/post-code.server'
import { CheckoutPage } from '~/features/checkout/checkout-page'
import { requireStep } from '~/features/checkout/checkout.server'
import { OrderPanel } from '~/features/checkout/order-panel'
import { OrderUnclear } from '~/features/checkout/order-unclear'
import { reviewStepWords } from '~/features/checkout/page-words'
import { isPlacementUnclear, placeOrder } from '~/features/checkout/place-order.server'
import { redirectPlacement } from '~/features/checkout/placement-redirect.server'
import { isRefusal } from '~/features/checkout/refusal'
import { toRefusalMessage } from '~/features/checkout/refusal-message.server'
import { Review } from '~/features/checkout/review'
import { readSeenOrder, toReview } from '~/features/checkout/review.server'
import { toStepHead } from '~/features/checkout/step-head.server'
import { toFrame } from '~/features/checkout/to-frame.server'
import { listContractPages } from '~/features/content/content.server'
import { awaitOrder } from '~/features/orders/order-proof.server'
import { admitPaymentPage } from '~/features/payment/provider-form.server'
import { withholdForm } from '~/http/server/sent-form.server'
import { answer } from '~/answer.server'
import { receiveForm } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const head = toStepHead(ctx, 'checkout:review.heading')
    const messages = ctx.messages(...reviewStepWords)
    if (isPlacementUnclear(ctx)) return { page: null, head, messages }
    const checkout = await requireStep(ctx, 'review')
    await awaitOrder(ctx, checkout.cart.id)
    admitPaymentPage(ctx, checkout.payment)
    const page = {
      frame: await toFrame(ctx, checkout, 'review'),
      review: toReview(ctx, checkout),
      legalPages: listContractPages(ctx.locale.language),
    }
    return { page, head, messages }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answer(args, async (ctx) => {
    const form = await receiveForm(args.request)
    if (isCodeForm(form)) return answerCodeForm(ctx, form)
    // no other button may order
    withholdForm(args.request)
    const placement = await placeOrder(ctx, readSeenOrder(form))
    if (placement.kind === 'unclear') return data({ problems: null }, { status: 503 })
    if (!isRefusal(placement)) return redirectPlacement(ctx, placement)
    return data({ problems: [{ message: toRefusalMessage(ctx, placement) }] }, { status: 409 })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => loaded?.head ?? []

/** A refused order is read again as it is now; one that nobody knows about must not ask a silent backend. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (!actionResult) return defaultShouldRevalidate
  return actionResult.problems !== null
}

export default function ReviewStep() {
  const { page } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if (!page || refused?.problems === null) return <OrderUnclear />
  const { frame, review, legalPages } = page
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
