import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cart } from '~/commerce/medusa-v1/types'
import {
  addLine,
  choosePayment,
  complete,
  guest,
  makeCart,
  makeProduct,
  makeReadyCart,
  readCart,
  removeProducts,
  type TestProduct,
  toFailure,
} from './backend'

const demo = 'vitrine-redirect'
const addresses = Object.fromEntries(
  ['success', 'failure', 'cancel', 'pending'].map((outcome) => [outcome, `https://shop.example/${outcome}`]),
)

let mug: TestProduct
beforeAll(async () => {
  mug = await makeProduct()
})
afterAll(removeProducts)

function createSessions(id: string) {
  return guest.put((medusa) => medusa.carts.createPaymentSessions(id))
}

function update(id: string, data: Record<string, unknown>) {
  return guest.put((medusa) => medusa.carts.updatePaymentSession(id, demo, { data }))
}

/** A cart that only waits for being paid on the demo's page. */
async function makePayableCart(): Promise<string> {
  const id = await makeReadyCart(mug.variantId)
  await choosePayment(id, demo)
  await update(id, { return_urls: addresses })
  return id
}

function toUrl({ payment_session }: Cart): string {
  return String(payment_session?.data.url)
}

/** Picks what happens on the payment page. @returns where that leads */
async function pick(url: string, outcome: string): Promise<string | null> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
  return answer.headers.get('location')
}

describe('payment sessions', () => {
  it('are made for each provider of the region, for the total, and none is selected where there are several', async () => {
    const id = await makeCart(mug.variantId)
    const { cart } = await createSessions(id)
    const ids = cart.payment_sessions.map(({ provider_id }) => provider_id)
    expect(ids).toEqual(expect.arrayContaining(['manual', demo]))
    expect(cart.payment_session ?? null).toBeNull()
    expect(cart.payment_sessions.map(({ amount }) => amount)).toEqual(ids.map(() => cart.total))
    expect((await createSessions(id)).cart.payment_sessions).toHaveLength(ids.length)
  })

  it('are selected one at a time, and of an unknown provider not at all', async () => {
    const id = await makeCart(mug.variantId)
    expect((await choosePayment(id, demo)).payment_session).toMatchObject({ provider_id: demo, status: 'pending' })
    const url = toUrl(await readCart(id))
    expect((await choosePayment(id, 'manual')).payment_session).toMatchObject({ provider_id: 'manual' })
    expect(await (await fetch(url)).text(), 'what was chosen before is void').toContain('void')
    expect(await toFailure(choosePayment(id, 'nope'))).toMatchObject({ status: 400, type: 'not_allowed' })
  })

  it('take the return addresses and nothing else that a shopper might like to be true', async () => {
    const id = await makeCart(mug.variantId)
    await choosePayment(id, demo)
    const { cart } = await update(id, { return_urls: addresses })
    expect(cart.payment_session?.data).toMatchObject({ return_urls: addresses })
    for (const more of [{ state: 'paid' }, { id: 'demo_other' }, { amount: 1 }])
      expect(await toFailure(update(id, { return_urls: addresses, ...more }))).toMatchObject({ status: 400 })
    const wrong = update(id, { return_urls: { ...addresses, success: 'javascript:alert(1)' } })
    expect(await toFailure(wrong)).toMatchObject({ status: 400, type: 'invalid_data' })
  })

  it('become new ones by a refresh, which has to be selected again', async () => {
    const id = await makeCart(mug.variantId)
    const before = await choosePayment(id, demo)
    const { cart } = await guest.put((medusa) => medusa.carts.refreshPaymentSession(id, demo))
    expect(cart.payment_session ?? null).toBeNull()
    expect(toUrl(await choosePayment(id, demo))).not.toBe(toUrl(before))
  })

  it('are gone after they were deleted, and so is the payment', async () => {
    const id = await makeCart(mug.variantId)
    const url = toUrl(await choosePayment(id, demo))
    const { cart } = await guest.put((medusa) => medusa.carts.deletePaymentSession(id, demo))
    expect(cart.payment_sessions.map(({ provider_id }) => provider_id)).not.toContain(demo)
    expect(await (await fetch(url)).text()).toContain('void')
  })

  it('follow the total: another amount is another payment, and the former one is void', async () => {
    const id = await makeCart(mug.variantId)
    const before = await choosePayment(id, demo)
    const { cart } = await addLine(id, mug.variantId)
    expect(cart.payment_session?.amount).toBe(cart.total)
    expect(toUrl(cart)).not.toBe(toUrl(before))
    expect(await (await fetch(toUrl(before))).text()).toContain('void')
  })
})

describe('completing a cart that is paid elsewhere', () => {
  it('asks for more until it is paid, then makes the order', async () => {
    const id = await makePayableCart()
    const first = await complete(id)
    expect(first).toMatchObject({ type: 'cart', payment_status: 'requires_more' })
    expect(await pick(toUrl(await readCart(id)), 'pay')).toBe(addresses.success)
    expect(await complete(id)).toMatchObject({ type: 'order' })
  })

  it('is refused when the payment was declined, and the session says so', async () => {
    const id = await makePayableCart()
    expect(await pick(toUrl(await readCart(id)), 'decline')).toBe(addresses.failure)
    expect(await toFailure(complete(id))).toMatchObject({ kind: 'invalid', status: 409, code: 'not_paid' })
    expect((await readCart(id)).payment_session?.status).toBe('error')
  })

  it('waits for a late confirmation, which makes the order by itself, once', async () => {
    const id = await makePayableCart()
    expect(await pick(toUrl(await readCart(id)), 'late')).toBe(addresses.pending)
    expect(await complete(id)).toMatchObject({ type: 'cart', payment_status: 'pending' })
    const find = async () => (await guest.read((medusa) => medusa.orders.retrieveByCartId(id))).order.id
    await expect.poll(() => find().catch(() => null), { timeout: 20_000 }).not.toBeNull()
    expect(await complete(id)).toMatchObject({ type: 'order', data: { id: await find() } })
  })
})
