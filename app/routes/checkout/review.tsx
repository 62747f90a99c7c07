import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { CheckoutPage } from '~/features/checkout/checkout-page'
import { requireStep } from '~/features/checkout/checkout.server'
import { OrderPanel } from '~/features/checkout/order-panel'
import { OrderUnclear } from '~/features/checkout/order-unclear'
import { reviewStepMessages } from '~/features/checkout/page-messages'
import { postReview, type Unclear } from '~/features/checkout/post-review.server'
import { Review } from '~/features/checkout/review'
import { toReview } from '~/features/checkout/review.server'
import { toStepHead } from '~/features/checkout/step-head.server'
import { toFrame } from '~/features/checkout/to-frame.server'
import { listContractPages } from '~/features/content/content.server'
import { admitPaymentPage } from '~/features/payment/provider-form.server'
import { type FormReply } from '~/forms/form-answer'
import { useDone, useRefused } from '~/forms/use-refused'
import { answer, answerForm } from '~/answer.server'
import { StaticHtml } from '~/ui/static-html'

export { links } from '~/features/checkout/checkout-sheet'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const head = toStepHead(ctx, 'checkout:review.heading')
    const messages = ctx.messages(...reviewStepMessages)
    if (ctx.orders.isUnclear) return { page: null, head, messages }
    const checkout = await requireStep(ctx, 'review')
    await ctx.orders.awaitOrder(checkout.cart.id)
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
  return answerForm(args, postReview)
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => loaded?.head ?? []

/** A refused order is read again as it is now; one that nobody knows about must not ask a silent backend. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (!actionResult) return defaultShouldRevalidate
  return !(actionResult as FormReply<Unclear>).ok
}

export default function ReviewStep() {
  const { page } = useLoaderData<typeof loader>()
  const refused = useRefused()
  const done = useDone<Unclear>()
  if (!page || done) return <OrderUnclear />
  const { frame, review, legalPages } = page
  return (
    <CheckoutPage
      frame={frame}
      heading="checkout:review.heading"
      refused={refused}
      aside={<OrderPanel frame={frame} review={review} legalPages={legalPages} />}
    >
      <Review review={review} currency={frame.currency} />
      <StaticHtml html={review.notice} />
    </CheckoutPage>
  )
}
