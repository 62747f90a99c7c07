import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDeliveryPromise } from './delivery-dates'
import { isFreeDay } from './free-days'

const berlin = { timeZone: 'Europe/Berlin', cutOff: '14:00' }

function promise(at: string, { country = 'de', hours = berlin, days = { min: 1, max: 3 } } = {}) {
  return toDeliveryPromise({ at: new Date(at), days, hours, isFree: (day) => isFreeDay(country, day) })
}

describe('toDeliveryPromise', () => {
  it('counts from today before the cut-off, from the next working day after it', () => {
    // a Tuesday, 13:59 and 14:00 in Berlin
    expect(promise('2026-11-24T12:59:00Z')).toMatchObject({ from: '2026-11-25', to: '2026-11-27' })
    expect(promise('2026-11-24T13:00:00Z')).toMatchObject({ from: '2026-11-26', to: '2026-11-30' })
  })

  it('leaves out weekends and the holidays of the country that it goes to', () => {
    expect(promise('2026-12-23T11:00:00Z')).toMatchObject({ from: '2026-12-24', to: '2026-12-29' })
    // Thanksgiving, which nobody keeps in Germany
    const toAmerica = { country: 'us', hours: { timeZone: 'America/New_York', cutOff: '14:00' } }
    expect(promise('2026-11-25T12:00:00Z', toAmerica)).toMatchObject({ from: '2026-11-27', to: '2026-12-01' })
    // in Kuwait Friday and Saturday are free
    expect(promise('2026-11-26T12:00:00Z', { country: 'kw' })).toMatchObject({ from: '2026-11-30', to: '2026-12-02' })
  })

  it('goes by the clock of the shop', () => {
    const tokyo = { timeZone: 'Asia/Tokyo', cutOff: '14:00' }
    // there it is Wednesday already
    expect(promise('2026-11-24T23:00:00Z', { hours: tokyo }).from).toBe('2026-11-26')
    expect(promise('2026-11-24T23:00:00Z').from).toBe('2026-11-26')
    expect(promise('2026-11-25T04:00:00Z', { hours: tokyo }).validUntil.toISOString()).toBe('2026-11-25T05:00:00.000Z')
  })

  it('holds until the cut-off of the day on which the parcel leaves, also where the clocks were changed', () => {
    expect(promise('2026-11-24T13:00:00Z').validUntil.toISOString()).toBe('2026-11-25T13:00:00.000Z')
    // a Friday in summer time, the Monday after it is not
    expect(promise('2026-10-23T13:00:00Z').validUntil.toISOString()).toBe('2026-10-26T13:00:00.000Z')
  })
})

describe('whatever is ordered when', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  const orders = fc.record({
    at: moments,
    country: fc.constantFrom('de', 'us', 'fr', 'jp', 'kw', 'ae', 'gb', 'zz'),
    hours: fc.record({
      timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Tokyo', 'America/Los_Angeles'),
      cutOff: fc.constantFrom('00:00', '09:30', '14:00', '23:59'),
    }),
    days: fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 9 })),
  })
  const make = ({ at, country, hours, days: [min, more] }: typeof orders extends fc.Arbitrary<infer T> ? T : never) =>
    promise(at.toISOString(), { country, hours, days: { min, max: min + more } })

  it('it arrives on no Sunday, weekend or holiday', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { from, to } = make(order)
        for (const day of [from, to]) {
          expect(new Date(`${day}T00:00:00Z`).getUTCDay()).not.toBe(0)
          expect(isFreeDay(order.country, day)).toBe(false)
        }
        expect(to >= from).toBe(true)
      }),
    )
  })

  it('what is ordered later arrives no sooner', () => {
    fc.assert(
      fc.property(orders, moments, (order, other) => {
        const [early, late] = [order.at, other].toSorted((a, b) => a.getTime() - b.getTime())
        const [first, second] = [early, late].map((at) => make({ ...order, at: at ?? order.at }))
        expect(first && second && first.from <= second.from && first.to <= second.to).toBe(true)
      }),
    )
  })

  it('a promise is the same until it ends, and another from then on', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const made = make(order)
        expect(made.validUntil.getTime()).toBeGreaterThan(order.at.getTime())
        const before = make({ ...order, at: new Date(made.validUntil.getTime() - 1) })
        expect([before.from, before.to]).toEqual([made.from, made.to])
        expect(make({ ...order, at: made.validUntil }).from > made.from).toBe(true)
      }),
    )
  })
})
