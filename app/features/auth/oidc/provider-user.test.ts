import { expect, it } from 'vitest'
import { toProviderUser } from './provider-user'

const ids = { iss: 'https://id.example', sub: 'user-1' }

it('is whom issuer and subject name, with an address that the provider has verified', () => {
  const claims = { ...ids, email: 'Ada@shop.example', given_name: ' Ada ', family_name: '' }
  const user = { issuer: ids.iss, subject: ids.sub, email: 'ada@shop.example', givenName: 'Ada', familyName: undefined }
  expect(toProviderUser({ ...claims, email_verified: true })).toEqual(user)
  expect(toProviderUser({ ...claims, email_verified: 'true' })).toEqual(user)
})

it.each([false, 'false', undefined, null, 1, 'yes', {}])('has no address where email_verified is %j', (verified) => {
  const user = toProviderUser({ ...ids, email: 'ada@shop.example', email_verified: verified })
  expect(user).toMatchObject({ subject: 'user-1', email: undefined })
})

it.each([undefined, '', 'ada', 7, ['ada@shop.example']])('has no address where that is %j', (email) => {
  expect(toProviderUser({ ...ids, email, email_verified: true })?.email).toBeUndefined()
})

it.each([{ iss: ids.iss }, { sub: ids.sub }, { ...ids, sub: '' }, { ...ids, sub: 7 }])('is nobody by %j', (claims) => {
  expect(toProviderUser({ ...claims, email: 'ada@shop.example', email_verified: true })).toBeNull()
})
