import { data } from '@remix-run/node'
import { type RequestContext } from '~/context.server'
import { receiveForm, redirectTo } from '~/respond.server'
import { answerCodeForm, isCodeForm } from '../cart/codes/post-code.server'
import { finishStep } from './finish-step.server'
import { type StepOutcome } from './shipping.server'
import { type CodeAlong, postCodeAlong } from './step-code.server'

/** What a step of radios shows once its form was sent and did not lead on. */
export interface ChoiceAnswer extends CodeAlong {
  /** What was chosen, by the field's name. */
  kept: Record<string, string>
  /** By the field's name. */
  errors?: Record<string, string>
}

/**
 * Answers a step whose form is radios, with a code beside them that may be sent along.
 * @param isField whether a field of that name is the step's own
 * @param choose does what the radios say
 */
export async function answerChoiceStep(ctx: RequestContext, request: Request, { step, isField, choose }: ChoiceStep) {
  const form = await receiveForm(request)
  const chosen = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && isField(field[0]),
  )
  // with nothing chosen beside it the code has a form of its own
  if (isCodeForm(form) && chosen.length === 0) return answerCodeForm(ctx, form)
  const kept = Object.fromEntries(chosen)
  const code = await postCodeAlong(ctx, form)
  if (code && !code.goesOn) return data<ChoiceAnswer>({ kept, ...code.answer }, { status: code.status })
  const outcome = await choose(ctx, form)
  if (outcome.ok) return redirectTo(ctx, await finishStep(ctx, step, outcome.cart), code?.flash)
  const { messages } = outcome
  return data<ChoiceAnswer>({ kept, ...code?.answer, errors: messages, problems: messages }, { status: 400 })
}

interface ChoiceStep {
  step: 'shipping' | 'payment'
  isField: (name: string) => boolean
  choose: (ctx: RequestContext, form: FormData) => Promise<StepOutcome>
}
