import { describe, expect, it } from 'vitest'
import { isReachable, toFirstUnfinished, toStepStates } from './steps'

function done(...names: ('address' | 'shipping' | 'payment')[]) {
  return {
    address: names.includes('address'),
    shipping: names.includes('shipping'),
    payment: names.includes('payment'),
  }
}

describe('toFirstUnfinished', () => {
  it('goes through the steps in their order', () => {
    expect(toFirstUnfinished(done())).toBe('address')
    expect(toFirstUnfinished(done('address'))).toBe('shipping')
    expect(toFirstUnfinished(done('address', 'shipping'))).toBe('payment')
    expect(toFirstUnfinished(done('address', 'shipping', 'payment'))).toBe('review')
  })

  it('goes back to an earlier step that no longer holds', () => {
    expect(toFirstUnfinished(done('address', 'payment'))).toBe('shipping')
  })
})

describe('isReachable', () => {
  it('lets nobody skip a step', () => {
    expect(isReachable('review', done('address'))).toBe(false)
    expect(isReachable('payment', done('address', 'payment'))).toBe(false)
  })

  it('lets everybody go back', () => {
    expect(isReachable('address', done('address', 'shipping', 'payment'))).toBe(true)
  })
})

describe('toStepStates', () => {
  it('keeps later steps completed while an earlier one is edited', () => {
    expect(toStepStates('address', done('address', 'shipping')).map(({ state }) => state)).toEqual([
      'current',
      'completed',
      'pending',
      'pending',
    ])
  })
})
