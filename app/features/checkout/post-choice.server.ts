import { type RequestContext } from '~/context.server'
import { type FormAnswer, type TypedValues } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { isCodeForm, postCode } from '../cart/codes/post-code.server'
import { finishStep } from './finish-step.server'
import { chooseDelivery } from './choose-delivery.server'
import { choosePayment } from './choose-payment.server'
import { postStep } from './post-step.server'
import { type StepOutcome } from './shipping.server'

/** How each parcel is sent and the order is paid, with a code beside that may be sent along. */
export function postDelivery(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  return postChoice(ctx, form, chooseDelivery)
}

/** The same for an order whose delivery stays as it is. */
export function postPayment(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  return postChoice(ctx, form, choosePayment)
}

/** @param choose does what the radios say */
async function postChoice(
  ctx: RequestContext,
  form: FormData,
  choose: (ctx: RequestContext, form: FormData) => Promise<StepOutcome>,
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
      if (outcome.ok) return goOn(await finishStep(ctx, 'delivery', outcome.cart), said)
      return { ok: false, refused: { status: 400, values, errors: outcome.messages, message: null } }
    },
  })
}

function isField(name: string): boolean {
  return name === 'provider' || name.startsWith('option.')
}
