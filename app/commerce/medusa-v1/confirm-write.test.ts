import { expect, test } from 'vitest'
import { CommerceError } from '~/commerce/errors'
import { type Cart } from '~/commerce/shop/cart'
import { makeCart, makeLine } from '../../../tests/support/test-cart'
import { confirmWrite } from './confirm-write'

const call = 'POST /store/carts/:id/line-items/:line_id'
const late = new CommerceError({ kind: 'timeout', call, mayHaveHappened: true })
const broken = new CommerceError({ kind: 'failed', call, status: 500, mayHaveHappened: true })
const away = new CommerceError({ kind: 'unreachable', call, mayHaveHappened: false })

const holds = (quantity: number) => makeCart([makeLine({ quantity })])
const isThere = ({ items }: Cart) => items[0]?.quantity === 3

/** Writes three pieces, which fails with `error`, while the backend has `now`. */
function writeThree(error: CommerceError, now: Cart | CommerceError) {
  const read = () => (now instanceof CommerceError ? Promise.reject(now) : Promise.resolve(now))
  return confirmWrite(read, () => Promise.reject(error), isThere).catch((thrown: unknown) => thrown)
}

test('a write whose answer is late is done where the cart has it', async () => {
  expect(await writeThree(late, holds(3))).toEqual(holds(3))
})

test('where the cart does not have it, it may still be on its way', async () => {
  expect(await writeThree(late, holds(2))).toMatchObject({ kind: 'timeout', mayHaveHappened: true })
})

test('where the cart cannot be read either, nobody knows', async () => {
  expect(await writeThree(late, away)).toMatchObject({ kind: 'timeout', mayHaveHappened: true })
})

test('what the backend has broken over is over', async () => {
  expect(await writeThree(broken, holds(2))).toMatchObject({ kind: 'failed', mayHaveHappened: false })
  expect(await writeThree(broken, holds(3))).toEqual(holds(3))
})

test('what the backend breaks over may have been asked for once before, and be on its way', async () => {
  const repeated = broken.with({ isRepeated: true })
  expect(await writeThree(repeated, holds(2))).toMatchObject({ kind: 'failed', mayHaveHappened: true })
  expect(await writeThree(repeated, holds(3))).toEqual(holds(3))
})

test('what never left is not looked for', async () => {
  expect(await writeThree(away, holds(3))).toBe(away)
})
