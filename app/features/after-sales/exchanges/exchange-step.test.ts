import { expect, it } from 'vitest'
import { toExchangeStep } from './exchange-step'

const nothing = { shipping: false, payment: false }
const shipped = { shipping: true, payment: false }
const all = { shipping: true, payment: true }

it.each([
  [null, nothing, true, 'shipping'],
  ['review', nothing, true, 'shipping'],
  [null, shipped, true, 'payment'],
  [null, shipped, false, 'review'],
  ['payment', shipped, false, 'review'],
  [null, all, true, 'review'],
  ['shipping', all, true, 'shipping'],
  ['payment', all, true, 'payment'],
  ['nope', all, true, 'review'],
  // to be paid still, and paid for already
  ['payment', { shipping: false, payment: true }, true, 'shipping'],
])('an address that names %s with %o, to be paid: %s, opens %s', (named, done, isDue, step) => {
  expect(toExchangeStep(named, { done, isDue })).toBe(step)
})
