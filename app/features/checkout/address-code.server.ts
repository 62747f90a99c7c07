import { type RequestContext } from '~/context.server'
import { type Flash } from '~/http/flash.server'
import { type MessageKey } from '~/i18n/keys'
import { type FieldProblems } from '~/ui/error-summary'
import { type CodeAttempt } from '../cart/codes/code-answer'
import { isCodeForm, postCode } from '../cart/codes/post-code.server'
import { toText } from '../cart/cart-outcome.server'
import { type AddressFormValues, readAddressForm } from './address-values'

/** What the address step shows once its form was sent and did not lead on. */
export interface AddressAnswer {
  /** As they were typed. */
  values: AddressFormValues
  /** By the field's name. */
  errors?: Record<string, string>
  problems?: FieldProblems
  /** A code that was refused. */
  code?: CodeAttempt
  /** What became of one that was not. */
  said?: { kind: Flash['kind']; text: string }
}

/**
 * What the step's form says about a code, beside the address: the button for codes was pressed, or one stands in its field
 * while the step is finished. What was typed stays typed, so this answers with a page and not with a redirect to one.
 * @returns null where it says nothing about a code
 */
export async function postCodeAlong(
  ctx: RequestContext,
  form: FormData,
): Promise<{ status: number; answer: AddressAnswer; flash?: Flash } | null> {
  if (!isCodeForm(form) && toText(form, 'code').trim() === '') return null
  const values = readAddressForm(form)
  const outcome = await postCode(ctx, form)
  if (!outcome.ok) return { status: outcome.status, answer: { values, ...outcome.refused } }
  const { flash } = outcome
  const said = { kind: flash.kind, text: ctx.t(flash.key as MessageKey, flash.params) }
  return { status: 200, answer: { values, said }, flash }
}
