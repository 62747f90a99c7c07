import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CheckoutPage } from '~/features/checkout/checkout-page'
import { requireStep } from '~/features/checkout/checkout.server'
import { shippingStepMessages } from '~/features/checkout/page-messages'
import { canShip, ShippingForm, shippingFormId } from '~/features/checkout/shipping-form'
import { postShipping } from '~/features/checkout/post-choice.server'
import { toStepHead } from '~/features/checkout/step-head.server'
import { toFrame } from '~/features/checkout/to-frame.server'
import { useRefused } from '~/forms/use-refused'
import { answer, answerForm } from '~/answer.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const checkout = await requireStep(ctx, 'shipping')
    return {
      frame: await toFrame(ctx, checkout, 'shipping'),
      parcels: checkout.parcels,
      kept: (await ctx.session.takeKeptFields()) ?? {},
      head: toStepHead(ctx, 'checkout:shipping.heading'),
      messages: ctx.messages(...shippingStepMessages),
    }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, postShipping)
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function ShippingStep() {
  const { frame, parcels, kept } = useLoaderData<typeof loader>()
  const refused = useRefused()
  const formId = canShip(parcels) ? shippingFormId : undefined
  return (
    <CheckoutPage frame={frame} heading="checkout:shipping.heading" refused={refused} formId={formId}>
      <ShippingForm
        id={shippingFormId}
        parcels={parcels}
        kept={{ ...kept, ...refused?.values }}
        currency={frame.currency}
        taxInclusive={frame.taxInclusive}
        errors={refused?.errors ?? {}}
      />
    </CheckoutPage>
  )
}
