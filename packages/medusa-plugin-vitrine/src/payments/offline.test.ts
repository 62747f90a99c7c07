import { expect, test } from 'vitest'
import { isOffline, isOfflineSql, noteOffline } from './offline'

test('beside Medusa’s own the merchant says which providers move no money', () => {
  expect(['manual', 'stripe', "in o'clock"].map(isOffline)).toEqual([true, false, false])
  noteOffline({ "in o'clock": { isOffline: true }, stripe: { tellsMoney: true } })
  expect(['manual', 'stripe', "in o'clock"].map(isOffline)).toEqual([true, false, true])
  // what other tests of this process have named is known as well
  expect(isOfflineSql('payment.provider_id')).toMatch(/^payment\.provider_id IN \('manual',.* 'in o''clock'\)$/)
  expect(isOfflineSql('payment.provider_id')).not.toContain('stripe')
})
