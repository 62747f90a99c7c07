import { isSecretField } from '~/http/server/secret-field'
import { type TooManyError } from '~/http/server/too-many-error'
import { toWaitTime } from '~/http/wait-time'
import { type Translate } from '~/i18n/i18n.server'
import { type MessageKey } from '~/i18n/keys'
import { type Refusal, type TypedValues } from './form-answer'

/** The request's context, as far as a form needs it. */
export interface Speaker {
  t: Translate
  /** Headers for the answer. */
  headers: Headers
}

/** What has to be corrected, before it is put in words. */
export interface Complaints {
  /** By field. */
  errors?: Record<string, MessageKey>
  /** About the form as a whole. */
  message?: MessageKey
  /** Of all these messages. */
  params?: Record<string, string | number>
}

// as many as the longest field of the shop takes
const longestShown = 2000

/** The form again, as it was typed, with what has to be corrected in the shopper's words. */
export function refuse({ t }: Speaker, form: FormData, status: number, complaints: Complaints): Refusal {
  const { errors = {}, message, params } = complaints
  const words = Object.entries(errors).map(([field, key]) => [field, t(key, params)] as const)
  return refuseInMessages(form, status, { errors: Object.fromEntries(words), message: message && t(message, params) })
}

/** The same where the words are made already. */
export function refuseInMessages(
  form: FormData,
  status: number,
  { errors = {}, message = null }: { errors?: Record<string, string>; message?: string | null },
): Refusal {
  const fields = [...form.keys()]
  const inOrder = Object.entries(errors).toSorted(([a], [b]) => fields.indexOf(a) - fields.indexOf(b))
  return { ok: false, refused: { status, values: toTypedValues(form), errors: Object.fromEntries(inOrder), message } }
}

/**
 * The form again, with how long to wait: 429 and `Retry-After`.
 * @param field which the message stands beside; null for the form as a whole
 * @param keys the messages for a matter of seconds and for minutes (`count`)
 */
export function refuseTooMany(
  { t, headers }: Speaker,
  form: FormData,
  { waitSeconds }: TooManyError,
  { field, keys: [soon, later] }: { field: string | null; keys: readonly [MessageKey, MessageKey] },
): Refusal {
  headers.set('Retry-After', String(waitSeconds))
  const { isSoon, minutes } = toWaitTime(waitSeconds)
  const text = t(isSoon ? soon : later, { count: minutes })
  return refuseInMessages(form, 429, field === null ? { message: text } : { errors: { [field]: text } })
}

/** The page again for a form that is nothing but its button. @param message in the page's language; null where the page says it */
export function refuseButton(status: number, message: string | null = null): Refusal {
  return { ok: false, refused: { status, values: {}, errors: {}, message } }
}

/** What was typed, as far as it may be shown again. */
function toTypedValues(form: FormData): TypedValues {
  const typed = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const shown = typed.filter(([name]) => !isSecretField(name))
  return Object.fromEntries(shown.map(([name, value]) => [name, value.slice(0, longestShown)]))
}
