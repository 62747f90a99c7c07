import { z } from 'zod'
import { signedCookie } from './cookies.server'

const preferencesSchema = z.object({
  /** The locale last chosen by a form, `de-at`: where `/` leads. */
  locale: z.string().optional(),
  /** Pages without script or with it, chosen in the footer; left out, the browser's headers say it. */
  light: z.boolean().optional(),
  /** No other language is offered. */
  declinesLanguages: z.boolean().optional(),
})

/** What a visitor chose about the shop itself; a year. */
export type Preferences = z.infer<typeof preferencesSchema>

export const preferencesCookie = signedCookie('preferences', preferencesSchema, {
  maxAge: 365 * 24 * 60 * 60,
  personal: false,
})

/** Whether the page goes out without script: the visitor's choice, `Save-Data`, or a connection said to be 2G. */
export function isLight(headers: Pick<Headers, 'get'>, preferences: Preferences | null): boolean {
  if (preferences?.light !== undefined) return preferences.light
  return headers.get('Save-Data') === 'on' || ['slow-2g', '2g'].includes(headers.get('ECT') ?? '')
}
