import { type RequestContext } from '~/context.server'
import { type Flash } from '~/http/server/flash.server'
import { type MessageKey } from '~/i18n/keys'
import { type FieldProblems } from '~/ui/error-summary'
import { type CodeAttempt, refusedCodeField } from '../cart/codes/code-answer'
import { isCodeForm, postCode } from '../cart/codes/post-code.server'
import { toText } from '../cart/cart-outcome.server'

/** What a step says of a code that was sent along with its form. */
export interface CodeAlong {
  problems?: FieldProblems
  /** A code that was refused. */
  code?: CodeAttempt
  /** What became of one that was not. */
  said?: { kind: Flash['kind']; text: string }
}

/**
 * What a step's form says about a code, beside what it is for: the button for codes was pressed, or one stands in its field
 * while the step is finished; one that the page has refused already keeps nobody. What was typed or chosen stays so, which
 * is why this answers for a page and not with a redirect to one.
 * @returns null where it says nothing about a code; `goesOn` where the step is to be finished with it
 */
export async function postCodeAlong(
  ctx: RequestContext,
  form: FormData,
): Promise<{ status: number; answer: CodeAlong; goesOn: boolean; flash?: Flash } | null> {
  const isAbout = isCodeForm(form)
  const typed = toText(form, 'code').trim()
  if (!isAbout && (typed === '' || typed === toText(form, refusedCodeField).trim())) return null
  const outcome = await postCode(ctx, form)
  if (!outcome.ok) return { status: outcome.status, answer: outcome.refused, goesOn: false }
  const { flash } = outcome
  const said = { kind: flash.kind, text: ctx.t(flash.key as MessageKey, flash.params) }
  return { status: 200, answer: { said }, goesOn: !isAbout, flash }
}
