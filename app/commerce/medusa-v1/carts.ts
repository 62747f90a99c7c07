import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { isCommerceError } from '../errors'
import { type Cart } from '../shop/cart'
import { type CartAddresses, type Carts, type MissingCart } from '../shop/carts'
import { type Calls } from './account'
import { toAddressInput, toContactInput } from './address'
import { toCart } from './cart'
import { toContextRecord } from './cart-context'
import { toCartLines } from './cart-lines'
import { confirmWrite } from './confirm-write'
import { toLivePrices } from './live-prices'
import { reopenCart } from './reopen-cart'
import { listShippingOptions } from './shipping-option'
import { type Medusa } from './types'

type Change = Parameters<Medusa['carts']['update']>[1]

export function toCarts(calls: Calls): Carts {
  async function requireCart(cartId: string): Promise<Cart> {
    return toCart((await calls.read(({ carts }) => carts.retrieve(cartId))).cart)
  }
  async function update(cartId: string, change: Change): Promise<Cart> {
    return toCart((await calls.put(({ carts }) => carts.update(cartId, change))).cart)
  }
  function confirm(cartId: string, change: Change, isThere: (cart: Cart) => boolean): Promise<Cart> {
    return confirmWrite(
      () => requireCart(cartId),
      () => update(cartId, change),
      isThere,
    )
  }
  const read = (cartId: string) => orMissing(requireCart(cartId))

  return {
    read,
    require: requireCart,
    ...toLivePrices(calls, read),
    ...toCartLines(calls, requireCart),
    async create({ regionId: region_id, countryCode: country_code, lines, context }) {
      const items = lines.map(({ variantId: variant_id, quantity }) => ({ variant_id, quantity }))
      const draft = { region_id, country_code, items, context: toContextRecord(context) }
      return toCart((await calls.put(({ carts }) => carts.create(draft))).cart)
    },
    putDiscounts(cartId, codes) {
      const discounts = codes.map((code) => ({ code }))
      return confirm(cartId, { discounts }, (cart) => isSame(cart.discounts, codes))
    },
    deleteDiscount(cartId, code) {
      const put = async () => toCart((await calls.put(({ carts }) => carts.deleteDiscount(cartId, code))).cart)
      const isThere = ({ discounts }: Cart) => discounts.every((one) => one.code !== code)
      return confirmWrite(() => requireCart(cartId), put, isThere)
    },
    putGiftCards(cartId, codes) {
      const gift_cards = codes.map((code) => ({ code }))
      return confirm(cartId, { gift_cards }, (cart) => isSame(cart.giftCards, codes))
    },
    listDiscountRegions: (cartId) => listDiscountRegions(calls, cartId),
    listShippingOptions: (cartId) => listShippingOptions(calls, cartId),
    async putShipping(cartId, optionId) {
      const option = { option_id: optionId }
      return toCart((await calls.put(({ carts }) => carts.addShippingMethod(cartId, option))).cart)
    },
    putContact: (cartId, { email, ...contact }) => update(cartId, { email, shipping_address: toContactInput(contact) }),
    putAddresses: (cartId, addresses) => putAddresses(update, cartId, addresses),
    putContext: (cartId, context) => update(cartId, { context: toContextRecord(context) }),
    putSaved: (cartId, saved) =>
      confirm(cartId, { context: toContextRecord({ saved }) }, ({ context }) =>
        isDeepStrictEqual(context.saved, saved),
      ),
    pointTo: (cartId, mergedInto) =>
      confirm(cartId, { context: toContextRecord({ mergedInto }) }, ({ context }) => context.mergedInto === mergedInto),
    giveTo: (cartId, account) => update(cartId, { customer_id: account, context: toContextRecord({ account }) }),
    reopen: (cartId) => reopenCart(calls, cartId),
  }
}

async function putAddresses(
  update: (cartId: string, change: Change) => Promise<Cart>,
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
    const isEmail = isCommerceError(error, 'invalid') && /email/i.test(error.medusaMessage ?? '')
    throw isEmail ? error.with({ reason: 'email' }) : error
  }
}

async function orMissing(reading: Promise<Cart>): Promise<Cart | MissingCart> {
  try {
    return await reading
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return 'gone'
    // so Medusa breaks over a cart all of whose products were deleted
    if (isCommerceError(error, 'failed') && error.medusaType === 'unexpected_state') return 'nothing-left'
    throw error
  }
}

const regionsSchema = z.object({
  cart: z.object({
    discounts: z.array(z.object({ code: z.string(), regions: z.array(z.object({ id: z.string() })) })),
  }),
})

async function listDiscountRegions({ read }: Calls, cartId: string): ReturnType<Carts['listDiscountRegions']> {
  const path = `/store/carts/${encodeURIComponent(cartId)}?expand=discounts,discounts.regions`
  const { discounts } = regionsSchema.parse(await read(({ client }) => client.request('GET', path))).cart
  return discounts.map(({ code, regions }) => ({ code, regionIds: regions.map(({ id }) => id) }))
}

function isSame(held: readonly { code: string }[], codes: readonly string[]): boolean {
  return held.length === codes.length && held.every(({ code }) => codes.includes(code))
}
