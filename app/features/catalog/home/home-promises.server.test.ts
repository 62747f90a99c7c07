import { expect, test, vi } from 'vitest'
import { toContext } from '../../../../tests/support/request-context'
import { type Region } from '../../../commerce/shop/region'
import { RequestAnswer } from '../../../http/server/request-answer.server'
import { toLocale } from '../../../i18n/locales'
import { speak } from '../../../i18n/speak.server'
import { type ShippingChoice } from '../product/shipping-terms'
import { listHomePromises } from './home-promises.server'

const region: Region = {
  ...{ id: 'reg_eu', name: 'Europe', currency: 'eur', taxInclusive: true, taxRate: 19 },
  countries: ['de'],
  paymentProviders: ['bank-transfer', 'manual', 'unknown'],
}

const parcel: ShippingChoice = {
  ...{ profileId: 'goods', isReturn: false, amount: 490, from: null },
  days: { min: 2, max: 4 },
}

function list(choices: readonly ShippingChoice[], country = 'de', providers = region.paymentProviders) {
  const catalogue = { read: vi.fn(async () => choices) }
  const ctx = toContext({
    ...speak(toLocale('en', country)),
    answer: new RequestAnswer('public'),
    commerce: { catalogue },
  })
  return listHomePromises(ctx, { ...region, paymentProviders: providers })
}

test('delivery, from when it is free, the days to return and the ways to pay are a line each', async () => {
  const lines = await list([parcel, { ...parcel, amount: 0, from: 8000 }])
  expect(lines).toEqual([
    expect.stringMatching(/^Arrives .+ · delivery from €4\.90$/),
    'Free shipping on orders of €80.00 or more',
    '14 days to return',
    'Payment: Invoice and Bank transfer',
  ])
})

test('what is mailed is no delivery, and goods of several kinds name no day', async () => {
  const card = { ...parcel, profileId: 'cards', amount: 0, days: null }
  expect((await list([card, parcel]))[0]).toMatch(/^Arrives .+ · delivery from €4\.90$/)
  expect((await list([parcel, { ...parcel, profileId: 'bulky', amount: 2900 }]))[0]).toBe('Delivery from €4.90')
})

test('nothing is promised that no setting says', async () => {
  expect(await list([], 'us', ['unknown'])).toEqual([])
})
