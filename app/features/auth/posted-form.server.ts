import { parseWithZod } from '@conform-to/zod/v4'
import { type z } from 'zod'
import { type RequestContext } from '~/context.server'
import { isSecretField } from '~/http/server/secret-field'
import { type MessageKey } from '~/i18n/keys'
import { passwordMinLength } from './password-length'

/** A form that is shown again with what has to be corrected. */
export interface RefusedForm {
  /** What was typed, by field; never a password. */
  values: Record<string, string>
  /** What to do, by field. */
  errors: Record<string, string>
  /** What concerns the form as a whole. */
  message: string | null
}

export type PostedForm<T> = { ok: true; value: T } | { ok: false; status: number; refused: RefusedForm }

/** The posted form as `schema` has it, whose messages are message keys; or what to show again. */
export async function readPostedForm<T>(
  ctx: RequestContext,
  form: FormData,
  schema: z.ZodType<T>,
): Promise<PostedForm<T>> {
  if (!(await ctx.csrf.isToken(form.get('csrfToken')))) {
    return { ok: false, status: 403, refused: refuseForm(ctx, form, { message: 'auth:errors.csrf' }) }
  }
  const submission = parseWithZod(form, { schema })
  if (submission.status === 'success') return { ok: true, value: submission.value }
  const entries = Object.entries(submission.error ?? {}).flatMap(([field, messages]) => {
    return messages?.[0] ? [[field, messages[0] as MessageKey] as const] : []
  })
  return { ok: false, status: 400, refused: refuseForm(ctx, form, { errors: Object.fromEntries(entries) }) }
}

/** What the form shows again, in the shopper's words; errors in the order of its fields. */
export function refuseForm(
  { t }: RequestContext,
  form: FormData,
  { errors = {}, message }: { errors?: Record<string, MessageKey>; message?: MessageKey },
): RefusedForm {
  const typed = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const shown = typed.filter(([name]) => !isSecretField(name)).map(([name, value]) => [name, value.slice(0, 300)])
  const fields = typed.map(([name]) => name)
  const inOrder = Object.entries(errors).toSorted(([a], [b]) => fields.indexOf(a) - fields.indexOf(b))
  const words = inOrder.map(([field, key]) => [field, t(key, { count: passwordMinLength })])
  return { values: Object.fromEntries(shown), errors: Object.fromEntries(words), message: message ? t(message) : null }
}
