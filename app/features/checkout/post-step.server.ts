import { type RequestContext } from '~/context.server'
import { type FormAnswer, type Refused, type Refusal } from '~/forms/form-answer'
import { toTypedText } from '~/forms/typed-text'
import { type Flash } from '~/http/server/flash.server'
import { type MessageKey } from '~/i18n/keys'
import { refusedCodeField } from '../cart/codes/code-answer'
import { isCodeForm, postCode } from '../cart/codes/post-code.server'

interface Step<Values> {
  /** As they were typed or chosen. */
  values: Values
  /** Does what the step's own form says. @param said what became of a code, for the next page */
  finish: (said?: Flash) => Promise<FormAnswer<never, Values>>
}

/**
 * A step's form, and what it says about a code beside what it is for: the button for codes was pressed, or one stands in its
 * field while the step is finished; one that the page has refused already keeps nobody. What was typed or chosen stays so,
 * which is why the page itself answers to the button and not a redirect to it.
 */
export async function postStep<Values extends object>(
  ctx: RequestContext,
  form: FormData,
  { values, finish }: Step<Values>,
): Promise<FormAnswer<never, Values & { code?: string }>> {
  const isAbout = isCodeForm(form)
  const typed = toTypedText(form, 'code').trim()
  if (!isAbout && (typed === '' || typed === toTypedText(form, refusedCodeField).trim())) return finish()
  const code = await postCode(ctx, form)
  if (!code.ok)
    return { ok: false, refused: { ...code.refused, values: { ...values, code: toTypedText(form, 'code') } } }
  const { flash } = code
  const said = flash && { kind: flash.kind, text: ctx.t(flash.key as MessageKey, flash.params) }
  if (isAbout) return showAgain(values, said)
  const answered = await finish(flash)
  return answered.ok
    ? answered
    : { ok: false, refused: { ...answered.refused, said: join(said, answered.refused.said) } }
}

function join(first: Refused['said'], second: Refused['said']): Refused['said'] {
  return first && second ? { ...first, text: `${first.text} ${second.text}` } : (first ?? second)
}

function showAgain<Values>(values: Values, said: Refused['said']): Refusal<Values> {
  return { ok: false, refused: { status: 200, values, errors: {}, message: null, said } }
}
