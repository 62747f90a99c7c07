import { expect, test } from 'vitest'
import { type Calls } from './repeatable-calls'
import { toCarts } from './carts'
import { MedusaRefusal } from './medusa-refusal'
import { type Medusa } from './types'

const call = 'POST /store/carts/:id'

interface Change {
  discounts?: { code: string }[]
  gift_cards?: { code: string }[]
}

/** What Medusa knows: TEN, FIVE and SHIP, MUGS that is for nothing here, and the cards CARD, OLD-CARD and SPENT. */
const rules: Record<string, object> = {
  TEN: { type: 'percentage', value: 10 },
  FIVE: { type: 'fixed', value: 500, allocation: 'total' },
  SHIP: { type: 'free_shipping' },
  MUGS: { type: 'percentage', value: 10 },
}
const cards: Record<string, object> = {
  CARD: { balance: 1000, is_disabled: false, ends_at: null },
  'OLD-CARD': { balance: 1000, is_disabled: false, ends_at: '2020-01-01T00:00:00Z' },
  SPENT: { balance: 0, is_disabled: true, ends_at: null },
}

function refuse(status: 400 | 404, message: string): never {
  const kind = status === 404 ? 'not-found' : 'invalid'
  throw new MedusaRefusal({ kind, call, status, mayHaveHappened: false }, { message })
}

class Backend {
  discounts: string[] = []
  giftCards: string[] = []

  readonly #medusa = {
    carts: {
      update: async (_: string, change: Change) => {
        const { discounts = this.discounts.map((code) => ({ code })) } = change
        const { gift_cards: giftCards = this.giftCards.map((code) => ({ code })) } = change
        for (const { code } of discounts) if (!rules[code]) refuse(404, `Discount with code ${code} was not found`)
        for (const { code } of giftCards) {
          if (!cards[code]) refuse(404, `Gift card with code: ${code} was not found`)
          if (code === 'SPENT') refuse(400, 'The gift card is disabled')
        }
        this.discounts = discounts.map(({ code }) => code)
        this.giftCards = giftCards.map(({ code }) => code)
        return this.#answer()
      },
      deleteDiscount: async (_: string, code: string) => {
        this.discounts = this.discounts.filter((one) => one !== code)
        return this.#answer()
      },
      retrieve: async () => this.#answer(),
    },
    giftCards: { retrieve: async () => ({ gift_card: { value: 1000, balance: 0, region: { id: 'reg_eu' } } }) },
  }
  readonly #call: Calls['read'] = (load) => load(this.#medusa as unknown as Medusa)
  readonly carts = toCarts({ read: this.#call, write: this.#call, put: this.#call })

  async apply(...codes: string[]) {
    let cart = await this.carts.require('cart_1')
    for (const code of codes.slice(0, -1)) {
      const applied = await this.carts.applyCode(cart, code)
      cart = applied.ok ? applied.cart : cart
    }
    const { ok, ...outcome } = await this.carts.applyCode(cart, codes.at(-1) ?? '')
    return 'reason' in outcome ? outcome.reason : { ok, code: outcome.code, replaced: outcome.replaced }
  }

  #answer() {
    const isOff = this.discounts.some((code) => code !== 'MUGS' && code !== 'SHIP')
    const discounts = this.discounts.map((code) => ({ code, starts_at: '2020-01-01T00:00:00Z', rule: rules[code] }))
    const gift_cards = this.giftCards.map((code) => ({ code, ...cards[code] }))
    const items = [{ id: 'item_1', quantity: 1, discount_total: isOff ? 100 : 0 }]
    return { cart: { id: 'cart_1', region: { currency_code: 'eur' }, items, discounts, gift_cards } }
  }
}

test('the newer discount takes the place of the older, and free shipping stays', async () => {
  const backend = new Backend()
  expect(await backend.apply('ship', 'TEN', 'FIVE')).toEqual({ ok: true, code: 'FIVE', replaced: ['TEN'] })
  expect(backend.discounts).toEqual(['SHIP', 'FIVE'])
})

test('free shipping joins the discount that is there', async () => {
  const backend = new Backend()
  expect(await backend.apply('TEN', 'SHIP')).toEqual({ ok: true, code: 'SHIP', replaced: [] })
  expect(backend.discounts).toEqual(['SHIP', 'TEN'])
})

test('a discount for nothing in the cart is taken off again, and what was there is back', async () => {
  const backend = new Backend()
  expect(await backend.apply('SHIP', 'MUGS')).toBe('not-for-these')
  expect(backend.discounts).toEqual(['SHIP'])
})

test('a gift card is found in capitals too, and joins the discounts', async () => {
  const backend = new Backend()
  expect(await backend.apply('TEN', 'card')).toEqual({ ok: true, code: 'CARD', replaced: [] })
  expect(backend).toMatchObject({ discounts: ['TEN'], giftCards: ['CARD'] })
})

test.each([
  ['unknown', 'NOTHING'],
  ['expired', 'OLD-CARD'],
  ['used-up', 'SPENT'],
])('what is %s leaves the cart as it was', async (reason, code) => {
  const backend = new Backend()
  expect(await backend.apply('CARD', code)).toBe(reason)
  expect(backend.giftCards).toEqual(['CARD'])
})

test('codes are taken off one by one, and the others stay', async () => {
  const backend = new Backend()
  await backend.apply('SHIP', 'TEN', 'CARD')
  const cart = await backend.carts.removeCodes(await backend.carts.require('cart_1'), ['TEN', 'CARD'])
  expect(cart.codes.map(({ code }) => code)).toEqual(['SHIP'])
})
