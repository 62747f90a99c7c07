import { expect, test } from 'vitest'
import { isOffline, isOfflineSql, noteOffline } from './offline'

test('beside Medusa’s own the merchant says which providers move no money', () => {
  expect(['manual', 'stripe', "in o'clock"].map(isOffline)).toEqual([true, false, false])
  noteOffline({ "in o'clock": { isOffline: true }, stripe: { tellsMoney: true } })
  expect(['manual', 'stripe', "in o'clock"].map(isOffline)).toEqual([true, false, true])
  expect(isOfflineSql('payment.provider_id')).toBe("payment.provider_id IN ('manual', 'in o''clock')")
})
