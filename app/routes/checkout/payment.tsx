import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CheckoutPage } from '~/features/checkout/checkout-page'
import { requireStep } from '~/features/checkout/checkout.server'
import { paymentStepMessages } from '~/features/checkout/page-messages'
import { requireDueOrder } from '~/features/checkout/payment-due.server'
import { PaymentScript } from '~/features/payment/payment-script'
import { toPaymentStep } from '~/features/checkout/payment-step.server'
import { listOtherWays, PaymentForm, paymentFormId } from '~/features/checkout/payment-form'
import { SeenOrderFields } from '~/features/checkout/seen-order-fields'
import { postPayment } from '~/features/checkout/post-choice.server'
import { toStepHead } from '~/features/checkout/step-head.server'
import { toFrame } from '~/features/checkout/to-frame.server'
import { type MessageKey } from '~/i18n/keys'
import { useLocale } from '~/i18n/use-t'
import { paths } from '~/paths'
import { useRefused } from '~/forms/use-refused'
import { answer, answerForm } from '~/answer.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const checkout = await requireStep(ctx, 'payment')
    const order = await requireDueOrder(ctx, checkout)
    const heading: MessageKey = order ? 'checkout:payment.due' : 'checkout:payment.heading'
    return {
      frame: await toFrame(ctx, checkout, 'payment'),
      step: toPaymentStep(ctx, checkout, order),
      kept: (await ctx.session.takeKeptFields()) ?? {},
      head: toStepHead(ctx, heading),
      heading,
      messages: ctx.messages(...paymentStepMessages),
    }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, postPayment)
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function PaymentStep() {
  const { frame, step, kept, heading } = useLoaderData<typeof loader>()
  const refused = useRefused()
  const formId = !step.isFree && listOtherWays(step).length > 0 ? paymentFormId : undefined
  const { totals, currency } = frame
  const { code } = useLocale()
  return (
    <CheckoutPage frame={frame} heading={heading} refused={refused} formId={formId}>
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
      <PaymentForm
        id={paymentFormId}
        step={step}
        kept={{ ...kept, ...refused?.values }}
        errors={refused?.errors ?? {}}
      />
    </CheckoutPage>
  )
}
