import { z } from 'zod'
import { type Cart } from '~/commerce/medusa-v1/types'

const finishedSchema = z.object({
  /** The chosen shipping options, called as the shopper knew them, with what they cost then, in minor units. */
  shipping: z.array(z.object({ id: z.string(), name: z.string(), amount: z.number().optional() })),
  /** Id of the chosen payment provider; null where none was. */
  provider: z.string().nullable(),
  /** What was to be paid then, in minor units; null before the payment step. */
  total: z.number().nullable(),
})

/** What the steps of the checkout were finished with. */
export type Finished = z.infer<typeof finishedSchema>

const savedSchema = z.object({
  variantId: z.string(),
  quantity: z.number().int().min(1),
  /** What it was called when it was put aside, for when the shop does not have it any more. */
  title: z.string(),
  /** What the shopper took one piece to cost, in minor units as that region had it. */
  known: z.object({ price: z.number(), regionId: z.string(), taxed: z.boolean() }).optional(),
})

/** What the shopper has put aside for later. */
export type SavedLine = z.infer<typeof savedSchema>

const contextSchema = z.object({
  /** The locale that the cart was made in, `de-at`: the language of the mails about it. */
  locale: z.string().optional().catch(undefined),
  /** The customer whose account it belongs to. */
  account: z.string().optional().catch(undefined),
  /** The rendered form that made the cart; a double click sends the same twice. */
  attempt: z.string().optional().catch(undefined),
  /** What folding this cart into another will leave there, by variant: written before anything is moved. */
  merging: z.record(z.string(), z.number()).optional().catch(undefined),
  /** A UUID that goes along with every attempt to order the cart, until one of them is refused. */
  order_key: z.uuid().optional().catch(undefined),
  /** The cart that this one was folded into. */
  merged_into: z.string().optional().catch(undefined),
  /** Kept beside what the cart has now, so that it can be said what no longer holds. */
  finished: finishedSchema.optional().catch(undefined),
  /** Marks of the shared bags that were added to this one, so that each is added once. */
  taken: z.array(z.string()).optional().catch(undefined),
  /** Put aside out of the lines; goes along into the cart that follows this one. */
  saved: z.array(savedSchema).optional().catch(undefined),
})

/** What the storefront keeps with a cart; Medusa takes no metadata for carts from the store API, but a context. */
export type CartContext = z.infer<typeof contextSchema>

export function toCartContext(cart: Pick<Cart, 'context'>): CartContext {
  return contextSchema.catch({}).parse(cart.context)
}
