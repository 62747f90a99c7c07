import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AddressForm, addressFormId } from '~/features/checkout/address-form'
import { type AddressFormValues } from '~/features/address/address-values'
import { useFilledIn } from '~/features/address/use-postal-place'
import { getAddressForm } from '~/features/checkout/address-step.server'
import { CheckoutPage } from '~/features/checkout/checkout-page'
import { requireStep } from '~/features/checkout/checkout.server'
import { addressStepMessages } from '~/features/checkout/page-messages'
import { postAddressStep } from '~/features/checkout/post-address.server'
import { toStepHead } from '~/features/checkout/step-head.server'
import { toFrame } from '~/features/checkout/to-frame.server'
import { answer, answerForm } from '~/answer.server'
import { useRefused } from '~/forms/use-refused'
import { type MessageKey } from '~/i18n/keys'
import { askPlace } from '~/rpc/ask-place'

export { links } from '~/features/checkout/checkout-sheet'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const checkout = await requireStep(ctx, 'address')
    const heading: MessageKey = checkout.needsShipping ? 'checkout:address.heading' : 'checkout:address.heading-bill'
    return {
      frame: await toFrame(ctx, checkout, 'address'),
      form: await getAddressForm(ctx, checkout),
      heading,
      head: toStepHead(ctx, heading),
      messages: ctx.messages(...addressStepMessages),
    }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, postAddressStep)
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function AddressStep() {
  const { frame, form, heading } = useLoaderData<typeof loader>()
  const refused = useRefused<Partial<AddressFormValues>>()
  useFilledIn(refused, addressFormId)
  // a customer's own is not in the form
  const values = { ...form.values, ...refused?.values, email: refused?.values.email || form.values.email }
  return (
    <CheckoutPage frame={frame} heading={heading} refused={refused} formId={addressFormId}>
      <AddressForm
        key={values.chosenAddress}
        {...form}
        values={values}
        errors={refused?.errors ?? {}}
        askPlace={askPlace}
      />
    </CheckoutPage>
  )
}
