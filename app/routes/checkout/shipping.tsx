import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CheckoutPage } from '~/features/checkout/checkout-page'
import { requireStep } from '~/features/checkout/checkout.server'
import { shippingStepWords } from '~/features/checkout/page-words'
import { canShip, ShippingForm, shippingFormId } from '~/features/checkout/shipping-form'
import { chooseShipping } from '~/features/checkout/shipping.server'
import { answerChoiceStep, type ChoiceAnswer } from '~/features/checkout/step-choice.server'
import { toStepHead } from '~/features/checkout/step-head.server'
import { toFrame } from '~/features/checkout/to-frame.server'
import { answer } from '~/answer.server'
import { Notice } from '~/ui/notice'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const checkout = await requireStep(ctx, 'shipping')
    return {
      frame: await toFrame(ctx, checkout, 'shipping'),
      parcels: checkout.parcels,
      kept: (await ctx.session.takeKeptFields()) ?? {},
      head: toStepHead(ctx, 'checkout:shipping.heading'),
      messages: ctx.messages(...shippingStepWords),
    }
  })
}

export async function action(args: ActionFunctionArgs) {
  const isField = (name: string) => name.startsWith('option.')
  return answer(args, (ctx) => {
    return answerChoiceStep(ctx, args.request, { step: 'shipping', isField, choose: chooseShipping })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function ShippingStep() {
  const { frame, parcels, kept } = useLoaderData<typeof loader>()
  const answered = useActionData<ChoiceAnswer>()
  const formId = canShip(parcels) ? shippingFormId : undefined
  return (
    <CheckoutPage frame={frame} heading="checkout:shipping.heading" problems={answered?.problems} formId={formId}>
      {answered?.said ? <Notice kind={answered.said.kind}>{answered.said.text}</Notice> : null}
      <ShippingForm
        id={shippingFormId}
        parcels={parcels}
        kept={answered?.kept ?? kept}
        currency={frame.currency}
        taxInclusive={frame.taxInclusive}
        errors={answered?.errors ?? {}}
      />
    </CheckoutPage>
  )
}
