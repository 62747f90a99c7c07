import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CheckoutPage } from '~/features/checkout/checkout-page'
import { requireStep } from '~/features/checkout/checkout.server'
import { deliveryFormId } from '~/features/checkout/delivery-form'
import { deliveryStepMessages } from '~/features/checkout/page-messages'
import { requireDueOrder } from '~/features/checkout/payment-due.server'
import { canPay, PaymentForm } from '~/features/checkout/payment-form'
import { toPaymentStep } from '~/features/checkout/payment-step.server'
import { postPayment } from '~/features/checkout/post-choice.server'
import { SeenOrderFields } from '~/features/checkout/seen-order-fields'
import { toStepHead } from '~/features/checkout/step-head.server'
import { toFrame } from '~/features/checkout/to-frame.server'
import { PaymentScript } from '~/features/payment/payment-script'
import { useRefused } from '~/forms/use-refused'
import { useLocale } from '~/i18n/use-t'
import { paths } from '~/paths'
import { answer, answerForm } from '~/answer.server'

export { links } from '~/features/checkout/checkout-sheet'

/** The payment of an order that was placed, by a form of the provider's; other ways to pay are offered beside it. */
export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const checkout = await requireStep(ctx, 'delivery')
    const order = await requireDueOrder(ctx, checkout)
    return {
      frame: await toFrame(ctx, checkout, 'review'),
      step: toPaymentStep(ctx, checkout, order),
      kept: (await ctx.session.takeKeptFields()) ?? {},
      head: toStepHead(ctx, 'checkout:payment.due'),
      messages: ctx.messages(...deliveryStepMessages),
    }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, postPayment)
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function PaymentDue() {
  const { frame, step, kept } = useLoaderData<typeof loader>()
  const refused = useRefused()
  const { totals, currency } = frame
  const { code } = useLocale()
  const formId = canPay(step) ? deliveryFormId : undefined
  return (
    <CheckoutPage frame={frame} heading="checkout:payment.due" refused={refused} formId={formId}>
      {step.script ? (
        <PaymentScript
          script={step.script}
          amount={totals.total}
          currency={currency}
          next={{
            method: 'post',
            action: paths.checkoutReview(code),
            fields: <SeenOrderFields order={step.script.order} />,
          }}
        />
      ) : null}
      <PaymentForm id={formId} step={step} kept={{ ...kept, ...refused?.values }} errors={refused?.errors ?? {}} />
    </CheckoutPage>
  )
}
