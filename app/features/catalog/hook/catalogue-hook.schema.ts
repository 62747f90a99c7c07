import { z } from 'zod'
import { type CatalogueChange } from './catalogue-change'

const change: z.ZodType<CatalogueChange> = z.object({
  kind: z.enum(['everything', 'products', 'product', 'stock', 'collection', 'category', 'region']),
  id: z.string().max(200).optional(),
  handle: z.string().max(500).optional(),
  gone: z.boolean().optional(),
})

/** The body of the plugin's webhook. `id` is another one for every delivery. */
export const catalogueHookSchema = z.object({
  id: z.string().min(1).max(100),
  changes: z.array(change).min(1).max(500),
})
