import { describe, expect, it } from 'vitest'
import { isReachable, type StepName, type StepsProgress, toFirstUnfinished, toStepStates } from './steps'

function done(...names: ('address' | 'shipping' | 'payment')[]) {
  return {
    address: names.includes('address'),
    shipping: names.includes('shipping'),
    payment: names.includes('payment'),
  }
}

function statesOf(current: StepName, progress: Partial<StepsProgress>) {
  const steps = toStepStates(current, { done: done(), notNeeded: [], lapsed: [], ...progress })
  return Object.fromEntries(steps.map(({ step, state, isLink }) => [step, isLink ? `${state}, link` : state]))
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
    expect(isReachable('cart', done())).toBe(true)
    expect(isReachable('address', done('address', 'shipping', 'payment'))).toBe(true)
  })
})

describe('toStepStates', () => {
  it('keeps later steps completed while an earlier one is edited', () => {
    expect(statesOf('address', { done: done('address', 'shipping') })).toEqual({
      cart: 'completed, link',
      address: 'current',
      shipping: 'completed, link',
      payment: 'pending',
      review: 'pending',
    })
  })

  it('marks what held once, and leads there only where all before it holds', () => {
    const progress = { done: done('payment'), lapsed: ['address', 'shipping'] as const }
    expect(statesOf('cart', progress)).toEqual({
      cart: 'current',
      address: 'error, link',
      shipping: 'error',
      payment: 'completed',
      review: 'pending',
    })
  })

  it('marks the open step too', () => {
    expect(statesOf('shipping', { done: done('address'), lapsed: ['shipping'] })).toMatchObject({ shipping: 'error' })
  })

  it('passes a payment that is not needed in its turn, without a way there', () => {
    const free = { done: done('shipping', 'payment'), notNeeded: ['payment'] as const }
    expect(statesOf('address', free)).toMatchObject({ payment: 'pending' })
    const further = { ...free, done: done('address', 'shipping', 'payment') }
    expect(statesOf('review', further)).toMatchObject({ payment: 'completed' })
  })

  it('is one step shorter where nothing is sent', () => {
    const digital = { done: done('shipping'), notNeeded: ['shipping'] as const }
    expect(Object.keys(statesOf('address', digital))).toEqual(['cart', 'address', 'payment', 'review'])
  })
})
