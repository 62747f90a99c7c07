import { describe, expect, it } from 'vitest'
import { type ExchangeStep, toExchangeStep, toExchangeStepStates } from './exchange-step'

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

describe('toExchangeStepStates', () => {
  function statesOf(current: ExchangeStep, done: typeof nothing, isDue: boolean) {
    return toExchangeStepStates(current, { done, isDue }).map(({ step, state, isNeeded }) =>
      [step, state, ...(isNeeded ? [] : ['not needed'])].join(' '),
    )
  }

  it('goes from the delivery over the payment to the confirmation', () => {
    expect(statesOf('shipping', nothing, true)).toEqual(['shipping current', 'payment pending', 'review pending'])
    expect(statesOf('payment', shipped, true)).toEqual(['shipping completed', 'payment current', 'review pending'])
    expect(statesOf('review', all, true)).toEqual(['shipping completed', 'payment completed', 'review current'])
  })

  it('keeps what holds while an earlier step is looked at again', () => {
    expect(statesOf('shipping', all, true)).toEqual(['shipping current', 'payment completed', 'review pending'])
  })

  it('says that nothing is to be paid only once the delivery is known', () => {
    expect(statesOf('shipping', nothing, false)[1]).toBe('payment pending')
    expect(statesOf('review', shipped, false)[1]).toBe('payment completed not needed')
  })
})
