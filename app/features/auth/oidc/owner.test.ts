import { expect, it } from 'vitest'
import { toOwner } from './owner'

it('is whose address the provider has verified', () => {
  const claims = { email: 'ada@shop.example', given_name: ' Ada ', family_name: '' }
  const owner = { email: 'ada@shop.example', givenName: 'Ada', familyName: undefined }
  expect(toOwner({ ...claims, email_verified: true })).toEqual(owner)
  expect(toOwner({ ...claims, email_verified: 'true' })).toEqual(owner)
})

it.each([false, 'false', undefined, null, 1, 'yes', {}])('is nobody where email_verified is %j', (verified) => {
  expect(toOwner({ email: 'ada@shop.example', email_verified: verified })).toBeNull()
})

it.each([undefined, '', 'ada', 7, ['ada@shop.example']])('is nobody where the address is %j', (email) => {
  expect(toOwner({ email, email_verified: true })).toBeNull()
})
