import { describe, expect, it } from 'vitest'
import { toAuthorization, toTokenDomain } from './authorization'

const admin = { domain: 'admin', token: 'a' } as const
const shopper = { domain: 'store', token: 's' } as const

describe('a token', () => {
  it('goes to its own domain only', () => {
    expect(toAuthorization(admin, 'GET', '/admin/orders?limit=1')).toEqual({ Authorization: 'Bearer a' })
    expect(toAuthorization(shopper, 'POST', '/store/carts')).toEqual({ Authorization: 'Bearer s' })
    expect(toAuthorization(admin, 'GET', '/store/orders')).toEqual({})
    expect(toAuthorization(shopper, 'GET', '/admin/orders')).toEqual({})
  })

  it.each(['/admin/auth', '/admin/users/password-token', '/admin/users/reset-password', '/admin/invites/accept'])(
    'does not go with POST %s',
    (path) => {
      expect(toAuthorization(admin, 'POST', path)).toEqual({})
    },
  )

  it.each([
    ['GET', '/admin/auth'],
    ['DELETE', '/admin/auth'],
    ['POST', '/admin/auth/token'],
    ['POST', '/admin/invites'],
    ['POST', '/admin/users'],
  ])('goes with %s %s', (method, path) => {
    expect(toAuthorization(admin, method, path)).toEqual({ Authorization: 'Bearer a' })
  })
})

it.each(['/vendor/orders', '/administration', '/storefront', '/', '', '//admin', '/ADMIN/orders'])(
  'refuses the token domain of %s',
  (path) => {
    expect(() => toTokenDomain(path)).toThrow('"admin" and "store"')
    expect(() => toAuthorization(admin, 'GET', path)).toThrow('"admin" and "store"')
  },
)
