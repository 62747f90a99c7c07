import { z } from 'zod'
import { type CartContext } from '../shop/cart-context'

const finishedSchema = z.object({
  shipping: z.array(
    z
      .object({ id: z.string(), name: z.string(), amount: z.number().nullish() })
      .transform(({ id, name, amount = null }) => ({ id, name, amount })),
  ),
  provider: z.string().nullable(),
  total: z.number().nullable(),
})

const savedSchema = z
  .object({
    variantId: z.string(),
    quantity: z.number().int().min(1),
    title: z.string(),
    known: z.object({ price: z.number(), regionId: z.string(), taxed: z.boolean() }).nullish(),
  })
  .transform(({ known = null, ...line }) => ({ ...line, known }))

const contextSchema = z.object({
  locale: z.string().nullable().default(null).catch(null),
  account: z.string().nullable().default(null).catch(null),
  attempt: z.string().nullable().default(null).catch(null),
  merging: z.record(z.string(), z.number()).nullable().default(null).catch(null),
  order_key: z.uuid().nullable().default(null).catch(null),
  merged_into: z.string().nullable().default(null).catch(null),
  finished: finishedSchema.nullable().default(null).catch(null),
  taken: z.array(z.string()).default([]).catch([]),
  saved: z.array(savedSchema).default([]).catch([]),
})

/** What the storefront keeps with a cart. Medusa takes no metadata for carts from the store API, but a context. */
export function toCartContext(context: unknown): CartContext {
  const known = contextSchema.safeParse(context ?? {}).data ?? contextSchema.parse({})
  const { order_key: orderKey, merged_into: mergedInto, ...rest } = known
  return { ...rest, orderKey, mergedInto }
}

/** The part of a context that is to be written, as it is kept: Medusa leaves alone what is not named. */
export function toContextRecord({ finished, saved, ...context }: Partial<CartContext>): Record<string, unknown> {
  const { orderKey: order_key, mergedInto: merged_into, ...rest } = context
  const record = {
    ...rest,
    order_key,
    merged_into,
    finished: finished && { ...finished, shipping: finished.shipping.map(withoutNull) },
    saved: saved?.map(withoutNull),
  }
  return withoutNull(record)
}

// what is not there has no key, as it always was
function withoutNull(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined))
}
