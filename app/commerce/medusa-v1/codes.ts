import { z } from 'zod'
import { isCommerceError } from '../errors'
import { type Cart } from '../shop/cart'
import { type Carts, type CodeOutcome } from '../shop/carts'
import { type AppliedCode } from '../shop/codes'
import { type Calls } from './repeatable-calls'
import { type CartWrites } from './cart-writes'
import { toCodeRefusal } from './code-refusal'
import { type CodeWrites, toCodeWrites } from './code-writes'
import { readRefusal } from './medusa-refusal'

type Codes = Pick<Carts, 'applyCode' | 'removeCodes' | 'putDiscounts' | 'listLeavingCodes'>

export function toCodes(calls: Calls, cartWrites: CartWrites): Codes {
  const writes = toCodeWrites(calls, cartWrites)
  const tryGiftCard = (cart: Cart, code: string) => applyGiftCard(calls, writes, cart, code)
  return {
    putDiscounts: writes.putDiscounts,
    async applyCode(cart, typed) {
      const code = typed.toUpperCase()
      const isThere = cart.codes.some((one) => one.code === code || one.code === typed)
      if (isThere) return { ok: true, cart, code, replaced: [], repeated: true }
      const applied = (await applyDiscount(writes, cart, code)) ?? (await tryGiftCard(cart, typed))
      if (applied) return applied
      // Medusa writes them in capitals, and asks for exactly that
      return (code !== typed && (await tryGiftCard(cart, code))) || { ok: false, reason: 'unknown' }
    },
    async removeCodes(cart, codes) {
      let changed = cart
      for (const { code } of cart.discounts.filter((discount) => codes.includes(discount.code))) {
        // an empty list of discounts would leave the shipping free that one of them has made free
        changed = await writes.deleteDiscount(cart.id, code)
      }
      const cards = cart.giftCards.map(toCode).filter((code) => !codes.includes(code))
      return cards.length === cart.giftCards.length ? changed : writes.putGiftCards(cart.id, cards)
    },
    async listLeavingCodes({ id, discounts, giftCards }, regionId) {
      return {
        discounts: discounts.length > 0 ? await listLeavingDiscounts(calls, id, regionId) : [],
        giftCards: giftCards.filter((card) => card.regionId !== regionId).map(toCode),
      }
    },
  }
}

/** Medusa takes one discount besides free shipping. Null where no discount has the code. */
async function applyDiscount(
  { putDiscounts, deleteDiscount }: CodeWrites,
  cart: Cart,
  code: string,
): Promise<CodeOutcome | null> {
  const holding = cart.codes.filter((one) => !isCard(one) && (one.state === 'good' || one.state === 'idle'))
  const kept = holding.filter(isFreeShipping).map(toCode)
  const amounts = holding.filter((one) => !isFreeShipping(one)).map(toCode)
  try {
    let changed = await putDiscounts(cart.id, [...kept, code])
    const discount = changed.codes.find((one) => !isCard(one) && one.code === code)
    if (!discount) return { ok: false, reason: 'refused' }
    if (isFreeShipping(discount)) {
      if (amounts.length > 0) changed = await putDiscounts(cart.id, [...kept, code, ...amounts])
      return { ok: true, cart: changed, code, replaced: [], repeated: false }
    }
    if (takesNothingOff(changed)) {
      await deleteDiscount(cart.id, code)
      if (holding.length > 0) await putDiscounts(cart.id, holding.map(toCode))
      return { ok: false, reason: 'not-for-these' }
    }
    return { ok: true, cart: changed, code, replaced: amounts, repeated: false }
  } catch (error) {
    if (isUnknownCode(error)) return null
    if (isCommerceError(error, 'invalid')) return { ok: false, reason: toCodeRefusal(readRefusal(error).message) }
    throw error
  }
}

/** Null where no gift card has the code. */
async function applyGiftCard(
  { read }: Calls,
  { putGiftCards }: CodeWrites,
  cart: Cart,
  code: string,
): Promise<CodeOutcome | null> {
  const holding = cart.codes.filter((one) => isCard(one) && one.state === 'good').map(toCode)
  try {
    const changed = await putGiftCards(cart.id, [...holding, code])
    const state = changed.codes.find((one) => isCard(one) && one.code === code)?.state ?? 'disabled'
    if (state === 'good') return { ok: true, cart: changed, code, replaced: [], repeated: false }
    await putGiftCards(cart.id, holding)
    return { ok: false, reason: state === 'idle' ? 'refused' : state }
  } catch (error) {
    if (isUnknownCode(error)) return null
    if (!isCommerceError(error, 'invalid')) throw error
    const reason = toCodeRefusal(readRefusal(error).message)
    if (reason !== 'disabled') return { ok: false, reason }
    // Medusa disables a card when its last cent is spent
    const { gift_card: card } = await read(({ giftCards }) => giftCards.retrieve(code))
    return { ok: false, reason: card.balance === 0 ? 'used-up' : 'disabled' }
  }
}

// of the code's state the shop's clock has a part, and Medusa has just taken it
function takesNothingOff({ items }: Cart): boolean {
  const bought = items.filter((line) => !line.isReturn)
  return bought.length > 0 && bought.every((line) => line.discount === 0)
}

const regionsSchema = z.object({
  cart: z.object({
    discounts: z.array(z.object({ code: z.string(), regions: z.array(z.object({ id: z.string() })) })),
  }),
})

async function listLeavingDiscounts({ read }: Calls, cartId: string, regionId: string): Promise<string[]> {
  const path = `/store/carts/${encodeURIComponent(cartId)}?expand=discounts,discounts.regions`
  const { discounts } = regionsSchema.parse(await read(({ client }) => client.request('GET', path))).cart
  return discounts.filter(({ regions }) => regions.every(({ id }) => id !== regionId)).map(toCode)
}

// a cart that is not there answers 404 as well
function isUnknownCode(error: unknown): boolean {
  return isCommerceError(error, 'not-found') && /with code/.test(readRefusal(error).message ?? '')
}

function isCard({ effect }: AppliedCode): boolean {
  return effect.type === 'gift-card'
}

function isFreeShipping({ effect }: AppliedCode): boolean {
  return effect.type === 'free-shipping'
}

function toCode({ code }: { code: string }): string {
  return code
}
