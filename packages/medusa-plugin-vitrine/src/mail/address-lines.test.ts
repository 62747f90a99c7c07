import assert from 'node:assert/strict'
import { test } from 'vitest'
import { toAddressLines } from './address-lines'

test('an address in a mail is as it was typed, and leads nowhere', () => {
  const lines = toAddressLines(
    {
      first_name: 'Go to\nhttps://evil.example',
      last_name: 'Huber',
      company: 'www.evil.example',
      address_1: `Hauptstr.12 \u202e${'x'.repeat(300)}`,
      city: 'St.Gallen',
      postal_code: '9000',
      country_code: 'ch',
    },
    'en',
  )
  assert.doesNotMatch(lines.join('\n'), /:\/\/|www\.\S|\w\.example|\u202e/)
  assert.ok(lines.includes('Go to https: //evil. example Huber'))
  assert.ok(lines.every((line) => line.length <= 220))
  assert.ok(lines.some((line) => line.endsWith('St. Gallen')))
})
