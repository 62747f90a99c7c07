import { expect, it } from 'vitest'
import { listOffered } from './providers'

const toIds = (ids: string[], pageOrigins: string[], stripeKey?: string) =>
  listOffered(ids, { pageOrigins, stripeKey }).map(({ id }) => id)

it('offers what the region has, the shop knows and the settings allow, always in the same order', () => {
  expect(toIds(['vitrine-redirect', 'unknown', 'bank-transfer', 'manual'], ['https://pay.example'])).toEqual([
    'manual',
    'bank-transfer',
    'vitrine-redirect',
  ])
  expect(toIds(['vitrine-redirect', 'manual'], [])).toEqual(['manual'])
  expect(toIds(['stripe', 'manual'], [])).toEqual(['manual'])
  expect(toIds(['stripe', 'manual'], [], 'pk_test_x')).toEqual(['manual', 'stripe'])
  expect(toIds([], ['https://pay.example'])).toEqual([])
})
