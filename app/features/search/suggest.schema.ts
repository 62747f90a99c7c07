import { z } from 'zod'
import { longestQuery } from './query'

export const suggestSchema = z.object({
  query: z.string().max(longestQuery),
  /** The most products. */
  limit: z.int().min(1).max(10).default(6),
})
