import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CheckoutPage } from '~/features/checkout/checkout-page'
import { requireStep } from '~/features/checkout/checkout.server'
import { DeliveryForm, deliveryFormId, hasChoices } from '~/features/checkout/delivery-form'
import { deliveryStepMessages } from '~/features/checkout/page-messages'
import { toPaymentStep } from '~/features/checkout/payment-step.server'
import { postDelivery } from '~/features/checkout/post-choice.server'
import { promiseParcels } from '~/features/checkout/promised-parcels.server'
import { toStepHead } from '~/features/checkout/step-head.server'
import { toFrame } from '~/features/checkout/to-frame.server'
import { useRefused } from '~/forms/use-refused'
import { type MessageKey } from '~/i18n/keys'
import { answer, answerForm } from '~/answer.server'

export { links } from '~/features/checkout/checkout-sheet'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const checkout = await requireStep(ctx, 'delivery')
    const { cart, address, parcels } = checkout
    const heading: MessageKey = checkout.needsShipping ? 'checkout:delivery.heading' : 'checkout:payment.heading'
    return {
      frame: await toFrame(ctx, checkout, 'delivery'),
      step: {
        parcels: checkout.needsShipping
          ? promiseParcels(ctx, parcels, { cart, country: address.shipping.countryCode })
          : null,
        payment: toPaymentStep(ctx, checkout, null),
      },
      kept: (await ctx.session.takeKeptFields()) ?? {},
      heading,
      head: toStepHead(ctx, heading),
      messages: ctx.messages(...deliveryStepMessages),
    }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, postDelivery)
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function DeliveryStep() {
  const { frame, step, kept, heading } = useLoaderData<typeof loader>()
  const refused = useRefused()
  return (
    <CheckoutPage
      frame={frame}
      heading={heading}
      refused={refused}
      formId={hasChoices(step) ? deliveryFormId : undefined}
    >
      <DeliveryForm
        {...step}
        kept={{ ...kept, ...refused?.values }}
        currency={frame.currency}
        taxInclusive={frame.taxInclusive}
        errors={refused?.errors ?? {}}
      />
    </CheckoutPage>
  )
}
