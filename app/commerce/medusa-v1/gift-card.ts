import { z } from 'zod'
import { CommerceError } from '../errors'
import { type BoughtGiftCard, type GiftCard, type GiftCards } from '../shop/gift-card'
import { type Calls } from './repeatable-calls'
import { type MakeProof } from './proof'
import { toUnreadable } from './to-commerce-error.server'

export function toGiftCards({ read }: Calls, makeProof: MakeProof): GiftCards {
  return {
    requireCard: (code) => requireCard(read, code),
    listBought: (order) => listBought(read, makeProof, order),
  }
}

/** @throws CommerceError `not-found` where no card has the code */
async function requireCard(read: Calls['read'], code: string): Promise<GiftCard> {
  const { gift_card: card } = await read(({ giftCards }) => giftCards.retrieve(code))
  const { value, balance, region } = card
  // its region was taken away
  if (!region) throw new CommerceError({ kind: 'not-found', call: 'GET /store/gift-cards/:id', mayHaveHappened: false })
  return { value, balance, regionId: region.id, currency: region.currency_code }
}

const boughtSchema = z.object({
  gift_cards: z.array(
    z
      .object({
        code: z.string(),
        value: z.number(),
        balance: z.number(),
        gift: z
          .object({ name: z.string(), email: z.string().nullable(), message: z.string(), day: z.string().nullable() })
          .nullable()
          .default(null),
        is_void: z.boolean().default(false),
        is_paid: z.boolean().default(true),
        due_at: z.string().nullable().default(null),
        sent_at: z.string().nullable().default(null),
      })
      .transform(({ is_void: isVoid, is_paid: isPaid, due_at: dueAt, sent_at: sentAt, ...card }) => ({
        ...card,
        isVoid,
        isPaid,
        dueAt,
        sentAt,
      })),
  ),
})

/** Medusa tells the codes to nobody; the plugin does, for a proof that the shop has looked whose order it is. */
async function listBought(
  read: Calls['read'],
  makeProof: MakeProof,
  { id, email }: { id: string; email: string },
): Promise<BoughtGiftCard[]> {
  const proof = await makeProof('vitrine:gift-cards', { email, order_id: id })
  const path = `/store/vitrine/orders/${encodeURIComponent(id)}/gift-cards`
  const asked = read(({ client }) => client.request('GET', path, undefined, {}, { 'x-vitrine-proof': proof }))
  const { data } = boughtSchema.safeParse(await asked)
  if (!data) throw toUnreadable('GET /store/vitrine/orders/:id/gift-cards', 200)
  return data.gift_cards
}
