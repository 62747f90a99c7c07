import { isDeepStrictEqual } from 'node:util'
import { isCommerceError } from '../errors'
import { type Cart } from '../shop/cart'
import { type CartAddresses, type Carts, type MissingCart } from '../shop/carts'
import { type Calls } from './repeatable-calls'
import { toAddressInput, toContactInput } from './address'
import { toCart } from './cart'
import { toContextRecord } from './cart-context'
import { addVariant, toCartLines } from './cart-lines'
import { toCartShipping } from './cart-shipping'
import { type CartWrites, toCartWrites } from './cart-writes'
import { toCodes } from './codes'
import { toLivePrices } from './live-prices'
import { readRefusal } from './medusa-refusal'
import { reopenCart } from './reopen-cart'

export function toCarts(calls: Calls): Carts {
  const writes = toCartWrites(calls)
  const { require: requireCart, update, confirm } = writes
  const read = (cartId: string) => orMissing(requireCart(cartId))

  return {
    read,
    require: requireCart,
    ...toLivePrices(calls, read),
    ...toCartLines(calls, writes),
    async create({ regionId: region_id, countryCode: country_code, lines, context }) {
      const plain = lines.filter(({ gift }) => !gift)
      const items = plain.map(({ variantId: variant_id, quantity }) => ({ variant_id, quantity }))
      const draft = { region_id, country_code, items, context: toContextRecord(context) }
      let cart = toCart((await calls.put(({ carts }) => carts.create(draft))).cart)
      // a new cart takes lines without anything that is said of them
      for (const line of lines.filter(({ gift }) => gift)) cart = await addVariant(calls, writes, cart.id, line)
      return cart
    },
    ...toCartShipping(calls),
    ...toCodes(calls, writes),
    putContact: (cartId, { email, ...contact }) => update(cartId, { email, shipping_address: toContactInput(contact) }),
    putAddresses: (cartId, addresses) => putAddresses(update, cartId, addresses),
    putContext: (cartId, context) => update(cartId, { context: toContextRecord(context) }),
    putSaved: (cartId, saved) =>
      confirm(
        cartId,
        () => update(cartId, { context: toContextRecord({ saved }) }),
        ({ context }) => isDeepStrictEqual(context.saved, saved),
      ),
    pointTo: (cartId, mergedInto) =>
      confirm(
        cartId,
        () => update(cartId, { context: toContextRecord({ mergedInto }) }),
        ({ context }) => context.mergedInto === mergedInto,
      ),
    giveTo: (cartId, account) => update(cartId, { customer_id: account, context: toContextRecord({ account }) }),
    reopen: (cartId) => reopenCart(calls, cartId),
  }
}

async function putAddresses(
  update: CartWrites['update'],
  cartId: string,
  { email, shipping, billing, locale }: CartAddresses,
): Promise<Cart> {
  const change = {
    email,
    shipping_address: toAddressInput(shipping),
    billing_address: toAddressInput(billing),
    context: toContextRecord({ locale }),
  }
  try {
    return await update(cartId, change).catch((error: unknown) => {
      // two carts named the same new customer at once, and the other one has just made it
      if (isCommerceError(error, 'invalid') && error.reason === 'duplicate') return update(cartId, change)
      throw error
    })
  } catch (error) {
    const isEmail = isCommerceError(error, 'invalid') && /email/i.test(readRefusal(error).message ?? '')
    throw isEmail ? error.with({ reason: 'email' }) : error
  }
}

async function orMissing(reading: Promise<Cart>): Promise<Cart | MissingCart> {
  try {
    return await reading
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return 'gone'
    // so Medusa breaks over a cart all of whose products were deleted
    if (isCommerceError(error, 'failed') && readRefusal(error).type === 'unexpected_state') return 'nothing-left'
    throw error
  }
}
