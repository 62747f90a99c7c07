import { expect, it } from 'vitest'
import { toCallUrl, toPathTemplate } from './call-path'

it.each([
  ['/store/carts/cart_01H/line-items/item_01H?expand=region', '/store/carts/:id/line-items/:id'],
  ['store/auth/jane%40example.com', '/store/auth/:id'],
  ['/store/gift-cards/WELCOME', '/store/gift-cards/:id'],
  ['/store/orders?email=jane@example.com&display_id=1', '/store/orders'],
  ['/store/carts/cart_01H/discounts/summer', '/store/carts/:id/discounts/:id'],
])('shows %s in logs as %s', (path, template) => {
  expect(toPathTemplate(path)).toBe(template)
})

it.each([
  '../admin',
  '/store/../admin',
  '/store/%2E%2e/admin',
  '/store//carts',
  '/store/carts/',
  '/a#b',
  '/a b',
  '/a\\b',
  '/ä',
])('refuses the path %s', (path) => {
  expect(toCallUrl('http://backend', path)).toBeNull()
})

it('cannot be led to another host', () => {
  expect(toCallUrl('http://backend', '@evil.example/x')?.host).toBe('backend')
  expect(toCallUrl('http://backend', 'http://evil.example/x')).toBeNull()
})
