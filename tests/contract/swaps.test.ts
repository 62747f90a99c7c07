import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  addLine,
  address,
  admin,
  choosePayment,
  chooseShipping,
  complete,
  guest,
  makeProduct,
  makeReadyCart,
  readCart,
  removeProducts,
  requireRegion,
} from './backend'

afterAll(removeProducts)

const orderAnswer = z.object({ order: z.object({ fulfillments: z.array(z.object({ id: z.string() })) }) })

/** An exchange of one piece at 19.99 euros, shipped, for one at `amount`. @returns its cart's id */
async function exchangeFor(amount: number, returnOptionId?: string): Promise<string> {
  const [old, wanted] = [await makeProduct({ amounts: { eur: 1999 } }), await makeProduct({ amounts: { eur: amount } })]
  return exchange(await makeReadyCart(old.variantId), wanted.variantId, returnOptionId)
}

/** Orders a cart of one piece, has it shipped and exchanges it. @returns the exchange's cart's id */
async function exchange(cartId: string, variantId: string, returnOptionId?: string): Promise<string> {
  const completion = await complete(cartId)
  if (completion.type !== 'order') throw new Error(`completed to a ${completion.type}`)
  const { id, items } = completion.data
  const itemId = items[0]?.id ?? ''
  await admin('POST', `/orders/${id}/capture`, z.unknown())
  const shipped = [{ item_id: itemId, quantity: 1 }]
  const { order } = await admin('POST', `/orders/${id}/fulfillment`, orderAnswer, { items: shipped })
  await admin('POST', `/orders/${id}/shipment`, z.unknown(), { fulfillment_id: order.fulfillments[0]?.id })
  const { swap } = await guest.write((medusa) =>
    medusa.swaps.create({
      order_id: id,
      return_items: shipped,
      additional_items: [{ variant_id: variantId, quantity: 1 }],
      ...(returnOptionId ? { return_shipping_option: returnOptionId } : {}),
    }),
  )
  if (!swap.cart_id) throw new Error('the exchange has no cart')
  return swap.cart_id
}

/** A cart in the United States, whose prices are without tax, that only waits for being completed. */
async function makeAmericanCart(variantId: string): Promise<string> {
  const { id: region_id } = await requireRegion('usd')
  const { cart } = await guest.write((medusa) => medusa.carts.create({ region_id, country_code: 'us' }))
  await addLine(cart.id, variantId)
  const home = { ...address, city: 'Austin', province: 'TX', postal_code: '73301', country_code: 'us' }
  const details = { email: 'jane@example.com', shipping_address: home, billing_address: home }
  await guest.put((medusa) => medusa.carts.update(cart.id, details))
  await chooseShipping(cart.id)
  await choosePayment(cart.id, 'manual')
  return cart.id
}

async function readSwap(cartId: string) {
  return (await guest.read((medusa) => medusa.swaps.retrieveByCartId(cartId))).swap
}

describe('an exchange', () => {
  it.each([
    ['something dearer', 5000, 3001],
    ['the same', 1999, 0],
    ['something cheaper', 500, -1499],
  ])('for %s completes as a swap; what is due is known only then', async (_, amount, due) => {
    const cartId = await exchangeFor(amount)
    expect(await readSwap(cartId)).toMatchObject({
      difference_due: null,
      confirmed_at: null,
      payment_status: 'not_paid',
    })
    expect((await readCart(cartId)).total).toBe(due)
    const { cart } = await guest.put((medusa) => medusa.carts.createPaymentSessions(cartId))
    // where nothing is due there is nothing to choose from
    expect(cart.payment_sessions.length > 0).toBe(due > 0)
    if (due > 0) await guest.put((medusa) => medusa.carts.setPaymentSession(cartId, { provider_id: 'manual' }))
    expect((await complete(cartId)).type).toBe('swap')
    const swap = await readSwap(cartId)
    expect(swap).toMatchObject({ difference_due: due, return_order: { status: 'requested', refund_amount: 1999 } })
    expect(swap.confirmed_at).toBeTruthy()
  })

  // with a plain Medusa it is 464
  it('pays the tax of its way back once where prices contain it', async () => {
    const region = await requireRegion('eur')
    const { shipping_options: options } = await guest.read(({ shippingOptions }) =>
      shippingOptions.list({ is_return: true, region_id: region.id }),
    )
    expect(options[0]).toMatchObject({ amount: 390, includes_tax: true })
    const cartId = await exchangeFor(1999, options[0]?.id)
    expect((await readCart(cartId)).total).toBe(390)
  })

  it('pays the tax of everything once where prices do not contain it', async () => {
    const region = await requireRegion('usd')
    const { shipping_options: options } = await guest.read(({ shippingOptions }) =>
      shippingOptions.list({ is_return: true, region_id: region.id }),
    )
    expect(options[0]).toMatchObject({ amount: 500, includes_tax: false, tax_rates: [{ rate: 8.25 }] })
    const [old, wanted] = [await makeProduct({ amounts: { usd: 4199 } }), await makeProduct({ amounts: { usd: 6299 } })]
    const cartId = await exchange(await makeAmericanCart(old.variantId), wanted.variantId, options[0]?.id)
    // 62.99 + 5.20 and 5.00 + 0.41, less 41.99 + 3.46
    expect((await readCart(cartId)).total).toBe(6819 + 541 - 4545)
  })
})
