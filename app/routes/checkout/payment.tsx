import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CheckoutPage } from '~/features/checkout/checkout-page'
import { requireStep } from '~/features/checkout/checkout.server'
import { paymentStepWords } from '~/features/checkout/page-words'
import { requireDueOrder } from '~/features/checkout/payment-due.server'
import { PaymentScript } from '~/features/payment/payment-script'
import { toPaymentStep } from '~/features/checkout/payment-step.server'
import { listOtherWays, PaymentForm, paymentFormId } from '~/features/checkout/payment-form'
import { choosePayment } from '~/features/checkout/payment-session.server'
import { SeenOrderFields } from '~/features/checkout/seen-order-fields'
import { answerChoiceStep, type ChoiceAnswer } from '~/features/checkout/step-choice.server'
import { toStepHead } from '~/features/checkout/step-head.server'
import { toFrame } from '~/features/checkout/to-frame.server'
import { type MessageKey } from '~/i18n/keys'
import { useLocale } from '~/i18n/use-t'
import { paths } from '~/paths'
import { answer } from '~/answer.server'
import { Notice } from '~/ui/notice'

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
      messages: ctx.messages(...paymentStepWords),
    }
  })
}

export async function action(args: ActionFunctionArgs) {
  const isField = (name: string) => name === 'provider'
  return answer(args, (ctx) => {
    return answerChoiceStep(ctx, args.request, { step: 'payment', isField, choose: choosePayment })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function PaymentStep() {
  const { frame, step, kept, heading } = useLoaderData<typeof loader>()
  const answered = useActionData<ChoiceAnswer>()
  const formId = !step.isFree && listOtherWays(step).length > 0 ? paymentFormId : undefined
  const { totals, currency } = frame
  const { code } = useLocale()
  return (
    <CheckoutPage frame={frame} heading={heading} problems={answered?.problems} formId={formId}>
      {answered?.said ? <Notice kind={answered.said.kind}>{answered.said.text}</Notice> : null}
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
      <PaymentForm id={paymentFormId} step={step} kept={answered?.kept ?? kept} errors={answered?.errors ?? {}} />
    </CheckoutPage>
  )
}
