import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CommerceError } from '~/commerce/errors'
import { type Cart } from '~/commerce/medusa-v1/types'
import { toCodeRefusal } from '~/commerce/medusa-v1/code-refusal'
import { readRefusal } from '~/commerce/medusa-v1/medusa-refusal'
import {
  admin,
  complete,
  guest,
  makeCart,
  makeProduct,
  makeReadyCart,
  readCart,
  removeProducts,
  requireRegion,
  type TestProduct,
} from './backend'

const past = { starts_at: '2024-01-01T00:00:00.000Z', ends_at: '2024-02-01T00:00:00.000Z' }

const withCode: unknown = expect.stringContaining('with code')

let mug: TestProduct
let bowl: TestProduct
beforeAll(async () => {
  mug = await makeProduct()
  bowl = await makeProduct()
})
afterAll(removeProducts)

interface CodeOptions {
  /** Of the region that it is for. */
  currency?: string
  conditions?: object[]
  /** As the admin API has them. */
  [field: string]: unknown
}

/** Ten percent off in Europe unless said otherwise. @returns its code */
async function makeDiscount({ currency = 'eur', conditions, ...rest }: CodeOptions = {}): Promise<string> {
  const answer = z.object({ discount: z.object({ code: z.string() }) })
  const { discount } = await admin('POST', '/discounts', answer, {
    code: `TEST-${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
    is_dynamic: false,
    is_disabled: false,
    rule: { type: 'percentage', value: 10, allocation: 'total', conditions },
    regions: [(await requireRegion(currency)).id],
    ...rest,
  })
  return discount.code
}

/** Of 10.00 in Europe unless said otherwise. @returns its code */
async function makeCard({ currency = 'eur', ...rest }: CodeOptions = {}): Promise<string> {
  const answer = z.object({ gift_card: z.object({ code: z.string() }) })
  const region_id = (await requireRegion(currency)).id
  return (await admin('POST', '/gift-cards', answer, { region_id, value: 1000, ...rest })).gift_card.code
}

async function put(cartId: string, change: object): Promise<Cart> {
  return (await guest.put(({ carts }) => carts.update(cartId, change))).cart
}

const putDiscount = (cartId: string, code: string) => put(cartId, { discounts: [{ code }] })
const putCard = (cartId: string, code: string) => put(cartId, { gift_cards: [{ code }] })

/** How Medusa refuses, and what the shop reads out of it; the cart is as it was. */
async function toRefusal(apply: (cartId: string) => Promise<Cart>) {
  const id = await makeCart(mug.variantId)
  const error: unknown = await apply(id).catch((reason: unknown) => reason)
  if (!(error instanceof CommerceError)) throw new Error('the code was applied')
  const { discounts, gift_cards, total } = await readCart(id)
  expect([discounts, gift_cards, total]).toEqual([[], [], 1250])
  return { status: error.status, reads: toCodeRefusal(readRefusal(error).message), says: readRefusal(error).message }
}

describe('a discount', () => {
  it('that nobody knows answers 404, in words that are read for it', async () => {
    expect(await toRefusal((id) => putDiscount(id, 'NO-SUCH-CODE'))).toMatchObject({ status: 404, says: withCode })
  })

  it.each([
    ['has expired', 'expired', past],
    ['has not begun', 'not-started', { starts_at: '2099-01-01T00:00:00.000Z' }],
    ['was switched off', 'disabled', { is_disabled: true }],
    ['is for another region', 'region', { currency: 'usd' }],
  ])('that %s is refused, and the shop reads “%s”', async (_, reads, discount) => {
    const code = await makeDiscount(discount)
    expect(await toRefusal((id) => putDiscount(id, code))).toMatchObject({ status: 400, reads })
  })

  it('that was used up is refused, and the shop reads so', async () => {
    const code = await makeDiscount({ usage_limit: 1 })
    const last = await makeReadyCart(mug.variantId)
    await putDiscount(last, code)
    expect(await complete(last)).toMatchObject({ type: 'order' })
    expect(await toRefusal((id) => putDiscount(id, code))).toMatchObject({ status: 400, reads: 'used-up' })
  })

  it('that is for certain customers is refused to a guest', async () => {
    const group = z.object({ customer_group: z.object({ id: z.string() }) })
    const { customer_group } = await admin('POST', '/customer-groups', group, { name: crypto.randomUUID() })
    const code = await makeDiscount({ conditions: [{ operator: 'in', customer_groups: [customer_group.id] }] })
    const known = (id: string) => put(id, { email: 'jane@example.com' }).then(() => putDiscount(id, code))
    expect(await toRefusal(known)).toMatchObject({ status: 400, reads: 'customer' })
  })

  it('that is for nothing in the cart is applied all the same: only the storefront can refuse it', async () => {
    const code = await makeDiscount({ conditions: [{ operator: 'in', products: [bowl.id] }] })
    const cart = await putDiscount(await makeCart(mug.variantId), code)
    expect(cart).toMatchObject({ total: 1250, discounts: [{ code }] })
  })

  it('is known by its code in small letters too', async () => {
    const code = await makeDiscount()
    expect(await putDiscount(await makeCart(mug.variantId), code.toLowerCase())).toMatchObject({
      discounts: [{ code }],
    })
  })
})

describe('a gift card', () => {
  it('that nobody knows answers 404, as one in small letters does', async () => {
    const code = await makeCard()
    for (const unknown of ['NO-SUCH-CARD', code.toLowerCase()]) {
      expect(await toRefusal((id) => putCard(id, unknown))).toMatchObject({ status: 404, says: withCode })
    }
  })

  it.each([
    ['was switched off', 'disabled', { is_disabled: true }],
    ['is for another region', 'region', { currency: 'usd' }],
  ])('that %s is refused, and the shop reads “%s”', async (_, reads, card) => {
    const code = await makeCard(card)
    expect(await toRefusal((id) => putCard(id, code))).toMatchObject({ status: 400, reads })
  })

  it('that is spent is refused as one that was switched off, and its balance says why', async () => {
    const code = await makeCard({ value: 300 })
    const last = await makeReadyCart(mug.variantId)
    await putCard(last, code)
    await guest.put(({ carts }) => carts.createPaymentSessions(last))
    expect(await complete(last)).toMatchObject({ type: 'order' })
    expect(await toRefusal((id) => putCard(id, code))).toMatchObject({ status: 400, reads: 'disabled' })
    expect((await guest.read(({ giftCards }) => giftCards.retrieve(code))).gift_card.balance).toBe(0)
  })

  it('that has expired pays all the same: only the storefront can refuse it', async () => {
    const code = await makeCard({ ends_at: past.ends_at })
    expect(await putCard(await makeCart(mug.variantId), code)).toMatchObject({ total: 250, gift_cards: [{ code }] })
  })

  it('is dropped without a word where its cart changes to another region', async () => {
    const code = await makeCard()
    const id = await makeCart(mug.variantId)
    await putCard(id, code)
    const { id: region_id } = await requireRegion('usd')
    expect((await put(id, { region_id, country_code: 'us' })).gift_cards).toEqual([])
  })
})
