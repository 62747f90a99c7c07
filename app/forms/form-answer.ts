import { type Flash } from '~/http/server/flash.server'

/** What was typed, by field; never a secret. */
export type TypedValues = Record<string, string>

/** A form that is shown again with what has to be corrected. */
export interface Refused<Values = TypedValues> {
  /** An HTTP status; 200 where nothing is wrong and the form is only shown again as it was filled in. */
  status: number
  values: Values
  /** What to do, by field and in the order of the fields. */
  errors: Record<string, string>
  /** What concerns the form as a whole. */
  message: string | null
  /** What was done on the way, in words of the page's language. */
  said?: { kind: Flash['kind']; text: string }
}

export interface Refusal<Values = TypedValues> {
  ok: false
  refused: Refused<Values>
}

/**
 * What a form came to: another page, an outcome that its own page shows, or the form again. With both `to` and `done` the
 * outcome is for the script that has sent the form and stays where it is (`enhancedField`), the other page for everybody else.
 */
export type FormAnswer<Done = unknown, Values = TypedValues> =
  { ok: true; to?: string; flash?: Flash; done?: Done; status?: number } | Refusal<Values>

/** The part of it that reaches the page: the action's data. */
export type FormReply<Done = unknown, Values = TypedValues> = { ok: true; done: Done } | Refusal<Values>

/** Sent by a hydrated form that wants an outcome and no other page. */
export const enhancedField = 'enhanced'
