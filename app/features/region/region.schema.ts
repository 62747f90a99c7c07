import { z } from 'zod'

/** The forms of the footer, and the offer of a language; what they send beyond this shape counts as not sent. */
export const preferencesSchema = z.object({
  country: z.string().max(2).catch(''),
  language: z.string().max(2).catch(''),
  light: z.enum(['on', 'off', 'auto']).optional().catch(undefined),
  declinesLanguages: z.literal('on').optional().catch(undefined),
  returnTo: z.string().catch('/'),
})
