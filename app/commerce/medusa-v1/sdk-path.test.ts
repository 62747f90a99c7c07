import { expect, it } from 'vitest'
import { toDocumentedPath } from './sdk-path'

it.each([
  ['GET', '/admin/store/', '/admin/store'],
  ['POST', '/admin/products/', '/admin/products'],
  ['POST', 'admin/users/reset-password', '/admin/users/reset-password'],
  ['GET', '/admin/returns?limit=1', '/admin/returns?limit=1'],
])('writes %s %s as %s', (method, path, documented) => {
  expect(toDocumentedPath(method, path)).toBe(documented)
})

it.each([
  ['DELETE', '/admin/products/'],
  ['GET', '/store/carts/'],
])('leaves %s %s, whose id is missing, to be refused', (method, path) => {
  expect(toDocumentedPath(method, path)).toBe(path)
})
