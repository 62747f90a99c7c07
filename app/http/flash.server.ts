import { z } from 'zod'
import { signedCookie } from './cookies.server'

const flashSchema = z.object({
  kind: z.enum(['success', 'notice', 'error']),
  key: z.string().max(100),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** A path of the shop and the message key of its link text. */
  link: z.object({ to: z.string(), key: z.string() }).optional(),
})

/** A message for the next page: a message key, never text. */
export type Flash = z.infer<typeof flashSchema>

/** Carries one message over a redirect; the next page that is shown takes it away. */
export const flashCookie = signedCookie('flash', flashSchema, { maxAge: 60 })
