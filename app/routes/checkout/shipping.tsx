import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerCodeForm, isCodeForm } from '~/features/cart/codes/post-code.server'
import { CheckoutPage } from '~/features/checkout/checkout-page'
import { requireStep } from '~/features/checkout/checkout.server'
import { finishStep } from '~/features/checkout/finish-step.server'
import { takeKeptFields } from '~/features/checkout/kept-fields.server'
import { shippingStepWords } from '~/features/checkout/page-words'
import { ShippingForm } from '~/features/checkout/shipping-form'
import { chooseShipping } from '~/features/checkout/shipping.server'
import { toStepHead } from '~/features/checkout/step-head.server'
import { toFrame } from '~/features/checkout/to-frame.server'
import { answer, readForm, redirectTo } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const checkout = await requireStep(ctx, 'shipping')
    return {
      frame: await toFrame(ctx, checkout, 'shipping'),
      parcels: checkout.parcels,
      kept: (await takeKeptFields(ctx)) ?? {},
      head: toStepHead(ctx, 'checkout:shipping.heading'),
      messages: ctx.messages(...shippingStepWords),
    }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answer(args, async (ctx) => {
    const form = await readForm(args.request)
    if (isCodeForm(form)) return answerCodeForm(ctx, form)
    const outcome = await chooseShipping(ctx, form)
    if (outcome.ok) return redirectTo(ctx, await finishStep(ctx, 'shipping', outcome.cart))
    return data({ errors: outcome.messages, problems: outcome.messages }, { status: 400 })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function ShippingStep() {
  const { frame, parcels, kept } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <CheckoutPage frame={frame} heading="checkout:shipping.heading" problems={refused?.problems}>
      <ShippingForm
        parcels={parcels}
        kept={kept}
        currency={frame.currency}
        taxInclusive={frame.taxInclusive}
        errors={refused?.errors ?? {}}
      />
    </CheckoutPage>
  )
}
