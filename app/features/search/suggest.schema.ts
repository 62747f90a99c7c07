import { z } from 'zod'

export const suggestSchema = z.object({
  /** What is longer than a query is cut, as on the page of results; an address holds no more than about 4000 characters. */
  query: z.string(),
  /** The most products. */
  limit: z.int().min(1).max(10).default(6),
})
