import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getAccountHint } from '~/features/checkout/account-hint.server'
import { AddressForm, addressFormId } from '~/features/checkout/address-form'
import { type AddressFormValues, readAddressForm } from '~/features/address/address-values'
import { getAddressForm, saveAddress } from '~/features/checkout/address-step.server'
import { answerCodeForm, isCodeForm } from '~/features/cart/codes/post-code.server'
import { CheckoutPage } from '~/features/checkout/checkout-page'
import { requireStep } from '~/features/checkout/checkout.server'
import { finishStep } from '~/features/checkout/finish-step.server'
import { addressStepWords } from '~/features/checkout/page-words'
import { type CodeAlong, postCodeAlong } from '~/features/checkout/step-code.server'
import { toStepHead } from '~/features/checkout/step-head.server'
import { toFrame } from '~/features/checkout/to-frame.server'
import { answer } from '~/answer.server'
import { receiveForm, redirectTo } from '~/respond.server'
import { type MessageKey } from '~/i18n/keys'
import { Notice } from '~/ui/notice'

/** What the step shows once its form was sent and did not lead on. */
interface AddressAnswer extends CodeAlong {
  /** As they were typed. */
  values: AddressFormValues
  /** By the field's name. */
  errors?: Record<string, string>
}

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const checkout = await requireStep(ctx, 'address')
    const heading: MessageKey = checkout.needsShipping ? 'checkout:address.heading' : 'checkout:address.heading-bill'
    return {
      frame: await toFrame(ctx, checkout, 'address'),
      form: await getAddressForm(ctx, checkout),
      heading,
      head: toStepHead(ctx, heading),
      messages: ctx.messages(...addressStepWords),
    }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answer(args, async (ctx) => {
    const form = await receiveForm(args.request)
    if (isCodeForm(form) && !form.has('billingIs')) return answerCodeForm(ctx, form)
    const code = await postCodeAlong(ctx, form)
    if (code && !code.goesOn) {
      return data<AddressAnswer>({ values: readAddressForm(form), ...code.answer }, { status: code.status })
    }
    const outcome = await saveAddress(ctx, form)
    if (outcome.ok) {
      const nextPath = await finishStep(ctx, 'address', outcome.cart)
      const hint = outcome.flash ?? code?.flash ?? (await getAccountHint(ctx, outcome.cart.email, nextPath))
      return redirectTo(ctx, nextPath, hint)
    }
    const { values, messages } = outcome
    return data<AddressAnswer>({ values, ...code?.answer, errors: messages, problems: messages }, { status: 400 })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.head ?? []

export default function AddressStep() {
  const { frame, form, heading } = useLoaderData<typeof loader>()
  const answered = useActionData<AddressAnswer>()
  // a customer's own is not in the form
  const values = answered ? { ...answered.values, email: answered.values.email || form.values.email } : form.values
  return (
    <CheckoutPage frame={frame} heading={heading} problems={answered?.problems} formId={addressFormId}>
      {answered?.said ? <Notice kind={answered.said.kind}>{answered.said.text}</Notice> : null}
      <AddressForm key={values.chosenAddress} {...form} values={values} errors={answered?.errors ?? {}} />
    </CheckoutPage>
  )
}
