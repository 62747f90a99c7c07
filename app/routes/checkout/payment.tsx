import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerCodeForm, isCodeForm } from '~/features/cart/codes/post-code.server'
import { CheckoutPage } from '~/features/checkout/checkout-page'
import { requireStep } from '~/features/checkout/checkout.server'
import { finishStep } from '~/features/checkout/finish-step.server'
import { takeKeptFields } from '~/features/checkout/kept-fields.server'
import { paymentStepWords } from '~/features/checkout/page-words'
import { requireDueOrder } from '~/features/checkout/payment/payment-due.server'
import { PaymentScript } from '~/features/checkout/payment/payment-script'
import { toPaymentStep } from '~/features/checkout/payment/payment-step.server'
import { PaymentForm } from '~/features/checkout/payment-form'
import { choosePayment } from '~/features/checkout/payment.server'
import { SeenOrderFields } from '~/features/checkout/seen-order-fields'
import { toStepHead } from '~/features/checkout/step-head.server'
import { toFrame } from '~/features/checkout/to-frame.server'
import { type MessageKey } from '~/i18n/keys'
import { useLocale } from '~/i18n/use-t'
import { paths } from '~/paths'
import { answer, readForm, redirectTo } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const checkout = await requireStep(ctx, 'payment')
    const order = await requireDueOrder(ctx, checkout)
    const heading: MessageKey = order ? 'checkout:payment.due' : 'checkout:payment.heading'
    return {
      frame: await toFrame(ctx, checkout, 'payment'),
      step: toPaymentStep(ctx, checkout, order),
      kept: (await takeKeptFields(ctx)) ?? {},
      head: toStepHead(ctx, heading),
      heading,
      messages: ctx.messages(...paymentStepWords),
    }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answer(args, async (ctx) => {
    const form = await readForm(args.request)
    if (isCodeForm(form)) return answerCodeForm(ctx, form)
    const outcome = await choosePayment(ctx, form)
    if (outcome.ok) return redirectTo(ctx, await finishStep(ctx, 'payment', outcome.cart))
    return data({ errors: outcome.messages, problems: outcome.messages }, { status: 400 })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function PaymentStep() {
  const { frame, step, kept, heading } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { totals, currency } = frame
  const { code } = useLocale()
  return (
    <CheckoutPage frame={frame} heading={heading} problems={refused?.problems}>
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
      <PaymentForm step={step} kept={kept} errors={refused?.errors ?? {}} />
    </CheckoutPage>
  )
}
