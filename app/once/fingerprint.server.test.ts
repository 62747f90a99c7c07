import { expect, test } from 'vitest'
import { toFingerprint, toIdempotencyKey } from './fingerprint.server'

// forms that are open while a release is rolled out carry those of the one before
test('fingerprints and keys are what they were in former releases', () => {
  const shown = [['variant', 2], { total: 3900, code: null }]
  expect(toFingerprint(shown)).toBe('dRCBhrsr7x3OrFtTkwX58-')
  expect(toFingerprint(shown, 16)).toBe('dRCBhrsr7x3OrFtT')
  expect(toIdempotencyKey(shown)).toBe('dRCBhrsr7x3OrFtTkwX58-pY7AR9a8mTtg79Ac_KIRo')
})

test('another order of lines is another fingerprint', () => {
  expect(toFingerprint(['a', 'b'])).not.toBe(toFingerprint(['b', 'a']))
})
