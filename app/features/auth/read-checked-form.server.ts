import { type z } from 'zod'
import { type RequestContext } from '~/context.server'
import { type ReadForm, readForm } from '~/forms/read-form.server'
import { refuse } from '~/forms/refuse.server'
import { passwordMinLength } from './password-length'

/** The same as `readForm` for a form that has to carry the browser's own token. */
export async function readCheckedForm<T>(
  ctx: RequestContext,
  form: FormData,
  schema: z.ZodType<T>,
): Promise<ReadForm<T>> {
  if (!(await ctx.csrf.isToken(form.get('csrfToken')))) return refuse(ctx, form, 403, { message: 'auth:errors.csrf' })
  return readForm(ctx, form, schema, { count: passwordMinLength })
}
