import { parseWithZod } from '@conform-to/zod/v4'
import { toTooMany } from '~/commerce/to-too-many'
import { type RequestContext } from '~/context.server'
import { type Flash } from '~/http/server/flash.server'
import { toWaitTime } from '~/http/wait-time'
import { formatList } from '~/i18n/format-list'
import { toFormatTag } from '~/i18n/locales'
import { redirectTo } from '~/respond.server'
import { toText } from '../cart-outcome.server'
import { toCartCountry, toCountryName } from '../cart-words.server'
import { applyCode, type ApplyCodeResult } from './apply-code.server'
import { codeFieldId, type CodeRefused } from './code-answer'
import { codeSchema } from './code.schema'
import { removeCode } from './remove-code.server'

/** What a form about a code led to: a message for the next page, or what has to be corrected. */
export type CodeOutcome =
  | { ok: true; flash: Flash }
  /** An HTTP status. */
  | { ok: false; status: number; refused: CodeRefused }

/** Whether the button about a code was pressed. */
export function isCodeForm(form: FormData): boolean {
  return toText(form, 'intent') === 'apply-code' || isRemoval(form)
}

// the button names the code: in a form with other fields it is the only thing that says which button was pressed
function isRemoval(form: FormData): boolean {
  return form.has('remove-code') || toText(form, 'intent') === 'remove-code'
}

/**
 * The answer to a form about a code, whatever page it stands on: back to that page, or what its own action would answer
 * for a mistake of the page's own form, so that the page shows both in one way.
 */
export async function answerCodeForm(ctx: RequestContext, form: FormData): Promise<Response> {
  const outcome = await postCode(ctx, form)
  if (outcome.ok) return redirectTo(ctx, ctx.url.pathname + ctx.url.search, outcome.flash)
  return Response.json(outcome.refused, { status: outcome.status })
}

/** Applies or takes off the code that the form names. */
export async function postCode(ctx: RequestContext, form: FormData): Promise<CodeOutcome> {
  return isRemoval(form) ? postRemoveCode(ctx, form) : postApplyCode(ctx, form)
}

async function postRemoveCode(ctx: RequestContext, form: FormData): Promise<CodeOutcome> {
  const code = toText(form, 'remove-code') || toText(form, 'code')
  const done = await removeCode(ctx, code)
  const key = done ? 'cart:codes.done.removed' : 'cart:codes.done.already-off'
  return { ok: true, flash: { kind: done ? 'success' : 'notice', key, params: done ? { code } : undefined } }
}

async function postApplyCode(ctx: RequestContext, form: FormData): Promise<CodeOutcome> {
  const submission = parseWithZod(form, { schema: codeSchema })
  const typed = toText(form, 'code')
  if (submission.status !== 'success') {
    const error = submission.error?.code?.[0] === 'required' ? 'required' : 'unknown'
    return toRefused(400, typed, ctx.t(`cart:codes.errors.${error}`, { code: toShown(typed) }))
  }
  const { code } = submission.value
  try {
    const result = await applyCode(ctx, code)
    return result.ok ? { ok: true, flash: toFlash(ctx, result) } : toExplained(ctx, result, typed)
  } catch (error) {
    const tooMany = toTooMany(error)
    if (!tooMany) throw error
    ctx.headers.set('Retry-After', String(tooMany.waitSeconds))
    const { isSoon, minutes } = toWaitTime(tooMany.waitSeconds)
    const key = isSoon ? 'cart:codes.errors.too-many-soon' : 'cart:codes.errors.too-many'
    return toRefused(429, typed, ctx.t(key, { count: minutes }))
  }
}

function toFlash(ctx: RequestContext, result: Extract<ApplyCodeResult, { ok: true }>): Flash {
  const { cart, code, replaced, repeated } = result
  if (repeated) return { kind: 'notice', key: 'cart:codes.done.repeated', params: { code } }
  if (cart.items.length === 0) return { kind: 'success', key: 'cart:codes.done.kept', params: { code } }
  if (replaced.length === 0) return { kind: 'success', key: 'cart:codes.done.applied', params: { code } }
  const params = { code, replaced: formatList(replaced, toFormatTag(ctx.locale)) }
  return { kind: 'success', key: 'cart:codes.done.replaced', params }
}

function toExplained(
  ctx: RequestContext,
  { cart, reason }: Extract<ApplyCodeResult, { ok: false }>,
  typed: string,
): CodeOutcome {
  const country = toCountryName(ctx, toCartCountry(cart) ?? ctx.locale.country)
  const message = ctx.t(`cart:codes.errors.${reason}`, { code: toShown(typed), country })
  return toRefused(reason === 'unknown' ? 404 : 409, typed, message)
}

function toRefused(status: number, typed: string, error: string): CodeOutcome {
  const problems = [{ fieldId: codeFieldId, message: error }]
  return { ok: false, status, refused: { problems, code: { typed, error } } }
}

// a message has to stay a sentence whatever was pasted into the field
function toShown(typed: string): string {
  const text = typed.trim()
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
