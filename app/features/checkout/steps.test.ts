import { describe, expect, it } from 'vitest'
import { isReachable, type PartName, type StepName, type StepsProgress, toFirstUnfinished, toStepStates } from './steps'

function done(...names: PartName[]) {
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
    expect(toFirstUnfinished(done('address'))).toBe('delivery')
    expect(toFirstUnfinished(done('address', 'shipping'))).toBe('delivery')
    expect(toFirstUnfinished(done('address', 'shipping', 'payment'))).toBe('review')
  })

  it('goes back to an earlier step that no longer holds', () => {
    expect(toFirstUnfinished(done('shipping', 'payment'))).toBe('address')
    expect(toFirstUnfinished(done('address', 'payment'))).toBe('delivery')
  })
})

describe('isReachable', () => {
  it('lets nobody skip a step', () => {
    expect(isReachable('review', done('address'))).toBe(false)
    expect(isReachable('review', done('address', 'payment'))).toBe(false)
    expect(isReachable('delivery', done('shipping', 'payment'))).toBe(false)
  })

  it('lets everybody go back', () => {
    expect(isReachable('cart', done())).toBe(true)
    expect(isReachable('address', done('address', 'shipping', 'payment'))).toBe(true)
  })
})

describe('toStepStates', () => {
  it('keeps later steps completed while an earlier one is edited', () => {
    expect(statesOf('address', { done: done('address', 'shipping', 'payment') })).toEqual({
      cart: 'completed, link',
      address: 'current',
      delivery: 'completed, link',
      review: 'pending',
    })
  })

  it('has a step completed once all holds that it asks for', () => {
    expect(statesOf('address', { done: done('address', 'shipping') })).toMatchObject({ delivery: 'pending' })
    const free = { done: done('address', 'shipping', 'payment'), notNeeded: ['payment'] as const }
    expect(statesOf('address', free)).toMatchObject({ delivery: 'completed, link' })
  })

  it('marks what held once, and leads there only where all before it holds', () => {
    const progress = { done: done('payment'), lapsed: ['address', 'shipping'] as const }
    expect(statesOf('cart', progress)).toEqual({
      cart: 'current',
      address: 'error, link',
      delivery: 'error',
      review: 'pending',
    })
  })

  it('marks the open step too', () => {
    expect(statesOf('delivery', { done: done('address'), lapsed: ['shipping'] })).toMatchObject({ delivery: 'error' })
    expect(statesOf('delivery', { done: done('address'), lapsed: ['payment'] })).toMatchObject({ delivery: 'error' })
  })

  it('passes a step that asks for nothing in its turn, without a way there', () => {
    const free = { done: done('shipping', 'payment'), notNeeded: ['shipping', 'payment'] as const }
    expect(statesOf('address', free)).toMatchObject({ delivery: 'pending' })
    const further = { ...free, done: done('address', 'shipping', 'payment') }
    expect(statesOf('review', further)).toMatchObject({ delivery: 'completed' })
  })
})
