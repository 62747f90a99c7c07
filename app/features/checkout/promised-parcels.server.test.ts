import { afterEach, expect, it, vi } from 'vitest'
import { toTranslate } from '~/i18n/i18n.server'
import { toLocale } from '~/i18n/locales'
import { makeCart, makeLine } from '../../../tests/support/test-cart'
import { type ShippingChoice } from './parcels'
import { promiseParcels } from './promised-parcels.server'

afterEach(() => void vi.useRealTimers())

const standard: ShippingChoice = { id: 'standard', name: 'Standard', amount: 490, days: { min: 3, max: 5 } }
const silent: ShippingChoice = { id: 'silent', name: 'By barge', amount: 90, days: null }
const parcels = [{ contents: [], choices: [standard, silent], chosen: standard }]

function promise(line: Parameters<typeof makeLine>[0] = {}, country = 'de') {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') })
  const ctx = { t: toTranslate('en'), locale: toLocale('en', 'us') }
  return promiseParcels(ctx, parcels, { cart: makeCart([makeLine(line)]), country })
}

it('says right before it is ordered until when that has to be', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') })
  const ctx = { t: toTranslate('en'), locale: toLocale('en', 'us') }
  const asked = { cart: makeCart([makeLine()]), country: 'de', isLast: true }
  const [parcel] = promiseParcels(ctx, parcels, asked)
  expect(parcel?.chosen?.arrives?.replaceAll(/[\u2009\u202f\u00a0]/g, ' ')).toBe(
    'Arrives Fri, Nov 27 – Tue, Dec 1 if you order by Tuesday, 12:00 PM UTC',
  )
  // a moment later the promise is another, and so is its end
  vi.setSystemTime(new Date('2026-11-24T12:00:00Z'))
  expect(promiseParcels(ctx, parcels, asked)[0]?.chosen?.arrives?.replaceAll(/[\u2009\u202f\u00a0]/g, ' ')).toBe(
    'Arrives Mon, Nov 30 – Wed, Dec 2 if you order by Wednesday, 12:00 PM UTC',
  )
})

it('says of each way when it brings the parcel to the country of the address, by its holidays', () => {
  const [parcel] = promise()
  expect(parcel?.choices.map(({ arrives }) => arrives?.replaceAll(/[\u2009\u00a0]/g, ' '))).toEqual([
    'Arrives Fri, Nov 27 – Tue, Dec 1',
    undefined,
  ])
  expect(parcel?.chosen).toEqual(parcel?.choices[0])
  // the fourth Thursday of November is Thanksgiving
  expect(promise({}, 'us')[0]?.chosen?.arrives?.replaceAll(/[\u2009\u00a0]/g, ' ')).toBe(
    'Arrives Mon, Nov 30 – Wed, Dec 2',
  )
})

it('promises nothing before there is an address, nor of what is not there yet', () => {
  expect(promise({}, '')[0]?.chosen?.arrives).toBeNull()
  expect(promise({ quantity: 20, stock: { allowBackorder: true } })[0]?.chosen?.arrives).toBeNull()
})
