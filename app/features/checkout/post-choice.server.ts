import { type RequestContext } from '~/context.server'
import { type FormAnswer, type TypedValues } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { isCodeForm, postCode } from '../cart/codes/post-code.server'
import { finishStep } from './finish-step.server'
import { choosePayment } from './choose-payment.server'
import { postStep } from './post-step.server'
import { chooseShipping, type StepOutcome } from './shipping.server'

interface ChoiceStep {
  step: 'shipping' | 'payment'
  /** Whether a field of that name is the step's own. */
  isField: (name: string) => boolean
  /** Does what the radios say. */
  choose: (ctx: RequestContext, form: FormData) => Promise<StepOutcome>
}

const shipping: ChoiceStep = { step: 'shipping', isField: (name) => name.startsWith('option.'), choose: chooseShipping }
const payment: ChoiceStep = { step: 'payment', isField: (name) => name === 'provider', choose: choosePayment }

/** How each parcel is sent, with a code beside that may be sent along. */
export function postShipping(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  return postChoice(ctx, form, shipping)
}

/** How the order is paid, with a code beside that may be sent along. */
export function postPayment(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  return postChoice(ctx, form, payment)
}

async function postChoice(
  ctx: RequestContext,
  form: FormData,
  { step, isField, choose }: ChoiceStep,
): Promise<FormAnswer> {
  const chosen = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && isField(field[0]),
  )
  // with nothing chosen beside it the code has a form of its own
  if (isCodeForm(form) && chosen.length === 0) return postCode(ctx, form)
  const values: TypedValues = Object.fromEntries(chosen)
  return postStep(ctx, form, {
    values,
    finish: async (said) => {
      const outcome = await choose(ctx, form)
      if (outcome.ok) return goOn(await finishStep(ctx, step, outcome.cart), said)
      return { ok: false, refused: { status: 400, values, errors: outcome.messages, message: null } }
    },
  })
}
