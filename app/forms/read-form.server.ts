import { parseWithZod } from '@conform-to/zod/v4'
import { type z } from 'zod'
import { type MessageKey } from '~/i18n/keys'
import { type Refusal } from './form-answer'
import { type Complaints, refuse, type Speaker } from './refuse.server'

export type ReadForm<T> = { ok: true; value: T } | Refusal

/**
 * The posted form as `schema` has it, or the form to be shown again.
 * @param schema whose messages are message keys
 * @param params of those messages
 */
export function readForm<T>(
  speaker: Speaker,
  form: FormData,
  schema: z.ZodType<T>,
  params?: Complaints['params'],
): ReadForm<T> {
  const submission = parseWithZod(form, { schema })
  if (submission.status === 'success') return { ok: true, value: submission.value }
  const entries = Object.entries(submission.error ?? {}).flatMap(([field, messages]) => {
    return messages?.[0] ? [[field, messages[0] as MessageKey] as const] : []
  })
  return refuse(speaker, form, 400, { errors: Object.fromEntries(entries), params })
}
