import { z } from 'zod'

const ms = z.number().min(0).max(600_000).transform(Math.round)

/** How one page load felt, as https://web.dev/articles/vitals has it; what a browser does not measure is left out. */
export const vitalsSchema = z.object({
  /** The route of the page, never its address: that may say who somebody is. */
  route: z.string().regex(/^[\w/.-]{1,80}$/),
  /** Until the first byte. */
  ttfbMs: ms.optional(),
  /** Until the largest picture or text was there. */
  lcpMs: ms.optional(),
  /** How far things have moved by themselves. */
  cls: z.number().min(0).max(1000).optional(),
  /** The slowest answer to a click or key; of fewer than 50 that is INP. */
  inpMs: ms.optional(),
})

export type Vitals = z.input<typeof vitalsSchema>
