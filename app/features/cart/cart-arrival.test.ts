import { describe, expect, it } from 'vitest'
import { makeCart, makeLine } from '../../../tests/support/test-cart'
import { isAwaited, toCartDays } from './cart-arrival'

const [standard, express, free, freight, back] = [
  { profileId: 'default', isReturn: false, amount: 490, from: null, days: { min: 3, max: 5 } },
  { profileId: 'default', isReturn: false, amount: 990, from: null, days: { min: 1, max: 2 } },
  { profileId: 'default', isReturn: false, amount: 0, from: 5000, days: { min: 4, max: 6 } },
  { profileId: 'freight', isReturn: false, amount: 4900, from: null, days: { min: 10, max: 15 } },
  { profileId: 'default', isReturn: true, amount: 0, from: null, days: { min: 9, max: 9 } },
]
const choices = [express, standard, free, freight, back]

function days(lines: Parameters<typeof makeLine>[0][], parts: Parameters<typeof makeCart>[1] = {}, ways = choices) {
  return toCartDays(makeCart(lines.map(makeLine), parts), ways)
}

describe('how long a bag takes', () => {
  it('is what the cheapest way takes that its worth allows', () => {
    expect(days([{ originalTotal: 2000 }])).toEqual(standard.days)
    expect(days([{ originalTotal: 5000 }])).toEqual(free.days)
  })

  it('is what the chosen way takes, if that says it', () => {
    const method = { optionId: 'so', profileId: 'default', subtotal: 0, total: 0 }
    expect(days([{}], { shippingMethods: [{ ...method, days: express.days }] })).toEqual(express.days)
    expect(days([{}], { shippingMethods: [{ ...method, days: null }] })).toBeNull()
  })

  it('is from the first parcel to the last', () => {
    expect(days([{}, { profile: 'freight' }])).toEqual({ min: 3, max: 15 })
  })

  it('is not said of gift cards, where a way does not say it, and of what is not there yet', () => {
    expect(days([{ giftCard: true }])).toBeNull()
    expect(days([{}, { profile: 'elsewhere' }])).toBeNull()
    expect(days([{}], {}, [{ ...standard, days: null } as unknown as typeof standard])).toBeNull()
    expect(days([{ stock: { quantity: 1, allowBackorder: true }, quantity: 2 }])).toBeNull()
  })
})

it('waits for what is counted and not there in so many pieces', () => {
  const isOne = (stock: object) => isAwaited(makeCart([makeLine({ quantity: 3, stock })]))
  expect(isOne({ quantity: 2, allowBackorder: true })).toBe(true)
  expect(isOne({ quantity: 3 })).toBe(false)
  expect(isOne({ quantity: 0, manageInventory: false })).toBe(false)
  expect(isAwaited(makeCart([makeLine({ deleted: true })]))).toBe(false)
})
