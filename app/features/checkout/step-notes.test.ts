import { describe, expect, it } from 'vitest'
import { type Finished } from '~/commerce/shop/cart-context'
import { type ShippingChoice } from './parcels'
import { listLapsed, listStepNotes, type StepsNow, toFinished } from './step-notes'

function choice(id: string): ShippingChoice {
  return { id, name: `by ${id}`, amount: 500, days: null }
}

const post = { contents: ['Mug'], choices: [choice('post'), choice('express')], chosen: choice('post') }
const finished = { shipping: [{ id: 'post', name: 'by post', amount: 500 }], provider: 'manual', total: 4000 }

function now(change: Partial<StepsNow> = {}): StepsNow {
  return {
    done: { address: true, shipping: true, payment: true },
    parcels: [post],
    providers: [{ id: 'manual' }],
    provider: { id: 'manual' },
    total: 4000,
    ...change,
  }
}

const unshipped = { done: { address: true, shipping: false, payment: true } }

function notesOf(change: Partial<StepsNow>, before: Finished = finished) {
  return listStepNotes(before, now(change)).map(({ part: _, ...note }) => note)
}

describe('listStepNotes', () => {
  it('says nothing before a step was finished, and while all hold', () => {
    const nothing = { done: { address: false, shipping: false, payment: false }, provider: null }
    expect(listStepNotes(null, now(nothing))).toEqual([])
    expect(notesOf({})).toEqual([])
  })

  it('tells a way to ship that is gone from one that has to be chosen again', () => {
    const parcel = { ...post, chosen: null }
    expect(notesOf({ ...unshipped, parcels: [parcel] })).toEqual([{ reason: 'shipping-again', name: 'by post' }])
    const others = { ...parcel, choices: [choice('express')] }
    expect(notesOf({ ...unshipped, parcels: [others] })).toEqual([{ reason: 'shipping-gone', name: 'by post' }])
  })

  it('tells what a way to ship costs by now, without asking for it again', () => {
    const dearer = { shipping: [{ id: 'post', name: 'by post', amount: 400 }], provider: 'manual', total: 4000 }
    const notes = listStepNotes(dearer, now())
    expect(notes).toEqual([{ part: 'shipping', reason: 'shipping-price', name: 'by post', before: 400, now: 500 }])
    expect(listLapsed(notes)).toEqual([])
  })

  it('tells of a parcel that has joined', () => {
    const freight = { contents: ['Bench'], choices: [choice('freight')], chosen: null }
    expect(notesOf({ ...unshipped, parcels: [post, freight] })).toEqual([{ reason: 'shipping-more' }])
  })

  it('tells a payment that is gone from one that has to be chosen again', () => {
    const unpaid = { done: { address: true, shipping: true, payment: false }, provider: null }
    expect(notesOf(unpaid)).toEqual([{ reason: 'payment-again' }])
    expect(notesOf({ ...unpaid, providers: [] })).toEqual([{ reason: 'payment-gone' }])
    const free = { ...finished, provider: null, total: 0 }
    expect(notesOf(unpaid, free), 'nothing was to be paid before').toEqual([{ reason: 'payment-again' }])
  })

  it('says that there is nothing left to pay, or another total, without taking the payment back', () => {
    const free = listStepNotes(finished, now({ total: 0, provider: null }))
    const dearer = listStepNotes(finished, now({ total: 4100 }))
    expect(free).toEqual([{ part: 'payment', reason: 'payment-free' }])
    expect(dearer).toEqual([{ part: 'payment', reason: 'total-changed', before: 4000, now: 4100 }])
    expect(listLapsed([...free, ...dearer])).toEqual([])
  })

  it('waits with the total until the shipping is known', () => {
    expect(notesOf({ ...unshipped, total: 3500 })).not.toContainEqual(expect.objectContaining({ before: 4000 }))
  })

  it('lists every step that lapsed once', () => {
    const none = { done: { address: false, shipping: false, payment: false }, provider: null, parcels: [] }
    expect(listLapsed(listStepNotes(finished, now(none)))).toEqual(['address', 'shipping', 'payment'])
  })
})

describe('toFinished', () => {
  it('remembers the payment with its total when that step is finished, and not before', () => {
    expect(toFinished(null, now(), 'address')).toEqual({ ...finished, provider: null, total: null })
    expect(toFinished(null, now(), 'delivery')).toEqual(finished)
    expect(toFinished(finished, now({ total: 5000 }), 'address'), 'so that the change can be told').toEqual(finished)
  })

  it('keeps what lapsed until it is finished anew', () => {
    expect(toFinished(finished, now({ ...unshipped, parcels: [{ ...post, chosen: null }] }), 'address')).toEqual(
      finished,
    )
  })
})
