import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { type AddressFormValues, readAddressForm } from '../address/address-values'
import { isCodeForm, postCode } from '../cart/codes/post-code.server'
import { getAccountHint } from './account-hint.server'
import { saveAddress } from './address-step.server'
import { takeEmailIntent } from './checkout-frame'
import { finishStep } from './finish-step.server'
import { postStep } from './post-step.server'
import { takeEmailSuggestion } from './take-email-suggestion.server'

/** E-mail and addresses, with a code beside that may be sent along. */
export async function postAddressStep(
  ctx: RequestContext,
  form: FormData,
): Promise<FormAnswer<never, Partial<AddressFormValues>>> {
  if (form.get('intent') === takeEmailIntent) return takeEmailSuggestion(ctx, form)
  // a code that has a form of its own
  if (isCodeForm(form) && !form.has('billingIs')) return postCode(ctx, form)
  return postStep(ctx, form, {
    values: readAddressForm(form),
    finish: async (said) => {
      const outcome = await saveAddress(ctx, form)
      if (!outcome.ok) return outcome
      const nextPath = await finishStep(ctx, 'address', outcome.cart)
      return goOn(nextPath, outcome.flash ?? said ?? (await getAccountHint(ctx, outcome.cart.email, nextPath)))
    },
  })
}
