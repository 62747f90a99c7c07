import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getAccountHint } from '~/features/checkout/account-hint.server'
import { AddressForm } from '~/features/checkout/address-form'
import { getAddressForm, saveAddress } from '~/features/checkout/address.server'
import { answerCodeForm, isCodeForm } from '~/features/cart/codes/post-code.server'
import { CheckoutPage } from '~/features/checkout/checkout-page'
import { requireStep } from '~/features/checkout/checkout.server'
import { finishStep } from '~/features/checkout/finish-step.server'
import { addressStepWords } from '~/features/checkout/page-words'
import { toStepHead } from '~/features/checkout/step-head.server'
import { toFrame } from '~/features/checkout/to-frame.server'
import { answer, readForm, redirectTo } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const checkout = await requireStep(ctx, 'address')
    return {
      frame: await toFrame(ctx, checkout, 'address'),
      form: await getAddressForm(ctx, checkout),
      head: toStepHead(ctx, 'checkout:address.heading'),
      messages: ctx.messages(...addressStepWords),
    }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answer(args, async (ctx) => {
    const form = await readForm(args.request)
    if (isCodeForm(form)) return answerCodeForm(ctx, form)
    const outcome = await saveAddress(ctx, form)
    if (outcome.ok) {
      const nextPath = await finishStep(ctx, 'address', outcome.cart)
      return redirectTo(ctx, nextPath, outcome.flash ?? (await getAccountHint(ctx, outcome.cart.email, nextPath)))
    }
    const { values, messages } = outcome
    return data({ values, errors: messages, problems: messages }, { status: 400 })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function AddressStep() {
  const { frame, form } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const values = refused?.values ?? form.values
  return (
    <CheckoutPage frame={frame} heading="checkout:address.heading" problems={refused?.problems}>
      <AddressForm key={values.chosenAddress} {...form} values={values} errors={refused?.errors ?? {}} />
    </CheckoutPage>
  )
}
