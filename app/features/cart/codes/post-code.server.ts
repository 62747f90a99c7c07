import { toTooMany } from '~/commerce/to-too-many'
import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { readForm } from '~/forms/read-form.server'
import { refuse, refuseTooMany } from '~/forms/refuse.server'
import { toTypedText } from '~/forms/typed-text'
import { type Flash } from '~/http/server/flash.server'
import { toCartCountry, toCountryName } from '../cart-messages.server'
import { applyCode, type ApplyCodeResult } from './apply-code.server'
import { codeSchema } from './code.schema'
import { removeCode } from './remove-code.server'

const tooManyKeys = ['cart:codes.errors.too-many-soon', 'cart:codes.errors.too-many'] as const

/** Whether the button about a code was pressed. */
export function isCodeForm(form: FormData): boolean {
  return toTypedText(form, 'intent') === 'apply-code' || isRemoval(form)
}

// the button names the code: in a form with other fields it is the only thing that says which button was pressed
function isRemoval(form: FormData): boolean {
  return form.has('remove-code') || toTypedText(form, 'intent') === 'remove-code'
}

/**
 * Applies or takes off the code that the form names.
 * @param to where it leads; by default back to the page that it stands on
 */
export async function postCode(ctx: RequestContext, form: FormData, to?: string): Promise<FormAnswer<never>> {
  const target = to ?? ctx.url.pathname + ctx.url.search
  return isRemoval(form) ? postRemoval(ctx, form, target) : postApplication(ctx, form, target)
}

async function postRemoval(ctx: RequestContext, form: FormData, to: string): Promise<FormAnswer<never>> {
  const code = toTypedText(form, 'remove-code') || toTypedText(form, 'code')
  const done = await removeCode(ctx, code)
  if (!done) return goOn(to, { kind: 'notice', key: 'cart:codes.done.already-off' })
  return goOn(to, { kind: 'success', key: 'cart:codes.done.removed', params: { code } })
}

async function postApplication(ctx: RequestContext, form: FormData, to: string): Promise<FormAnswer<never>> {
  const shown = toShown(toTypedText(form, 'code'))
  const posted = readForm(ctx, form, codeSchema, { code: shown })
  if (!posted.ok) return posted
  try {
    const result = await applyCode(ctx, posted.value.code)
    if (result.ok) return goOn(to, toFlash(ctx, result))
    const country = toCountryName(ctx, toCartCountry(result.cart) ?? ctx.locale.country)
    const status = result.reason === 'unknown' ? 404 : 409
    const key = `cart:codes.errors.${result.reason}` as const
    return refuse(ctx, form, status, { errors: { code: key }, params: { code: shown, country } })
  } catch (error) {
    const tooMany = toTooMany(error)
    if (!tooMany) throw error
    return refuseTooMany(ctx, form, tooMany, { field: 'code', keys: tooManyKeys })
  }
}

function toFlash(ctx: RequestContext, result: Extract<ApplyCodeResult, { ok: true }>): Flash {
  const { cart, code, replaced, repeated } = result
  if (repeated) return { kind: 'notice', key: 'cart:codes.done.repeated', params: { code } }
  if (cart.items.length === 0) return { kind: 'success', key: 'cart:codes.done.kept', params: { code } }
  if (replaced.length === 0) return { kind: 'success', key: 'cart:codes.done.applied', params: { code } }
  const params = { code, replaced: ctx.list(replaced) }
  return { kind: 'success', key: 'cart:codes.done.replaced', params }
}

// a message has to stay a sentence whatever was pasted into the field
function toShown(typed: string): string {
  const text = typed.trim()
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
