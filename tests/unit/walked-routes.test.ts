import { expect, test } from 'vitest'
import { appRouter } from '../../app/rpc/router.server'
import { found, listAddresses, listPatterns, procedures, toAddresses } from '../support/route-addresses'

const known = Object.fromEntries(found.map((name) => [name, [`some-${name}`]]))

test('the walk of the shop’s attackers has an address for every route of the table', () => {
  expect(listPatterns().filter((pattern) => pattern !== '' && toAddresses(pattern, known).length === 0)).toEqual([])
  expect(listAddresses(known)).toContain('/some-locale/orders/some-orderId/returns/some-returnId')
})

test('it does not know what a new parameter stands for, and says so', () => {
  expect(() => toAddresses(':locale/orders/:invoiceId', known)).toThrow(':invoiceId')
  expect(() => toAddresses('files/*', known)).toThrow('files/*')
})

test('every parameter that it comes by is one of the table', () => {
  const named = listPatterns().flatMap((pattern) => [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name))
  expect(found.filter((name) => !named.includes(name))).toEqual([])
})

test('it asks every procedure', () => {
  expect(Object.keys(appRouter._def.procedures).sort()).toEqual(procedures)
})
