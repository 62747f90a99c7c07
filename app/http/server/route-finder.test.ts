import { matchRoutes, type RouteObject } from 'react-router-dom'
import { type RouteConfigEntry } from '@remix-run/route-config'
import { describe, expect, it } from 'vitest'
import { found, listAddresses } from '../../../tests/support/route-addresses'
import table from '../../routes'
import { createRouteFinder } from './route-finder'

function toId({ id, file }: RouteConfigEntry): string {
  return id ?? file.replace(/\.tsx?$/, '')
}

function listRoutes(
  entries: readonly RouteConfigEntry[],
  parentId = 'root',
): { id: string; path?: string; parentId: string }[] {
  return entries.flatMap((entry) => [
    { id: toId(entry), path: entry.path, parentId },
    ...listRoutes(entry.children ?? [], toId(entry)),
  ])
}

function toRouteObjects(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map((entry) => {
    const { path, index, children } = entry
    return index
      ? { id: toId(entry), index: true }
      : { id: toId(entry), path, children: toRouteObjects(children ?? []) }
  })
}

const findRoute = createRouteFinder(Object.fromEntries(listRoutes(table).map((route) => [route.id, route])))
const routeObjects = toRouteObjects(table)

describe('the route that an address is counted under', () => {
  const known = Object.fromEntries(found.map((name) => [name, [`some-${name}`]]))
  const odd = [
    '/de-at/',
    '/DE-AT/Products/Bowl',
    '/de-at//cart',
    '/nothing/at/all',
    '/de-at/products',
    '/de-at/c%61rt',
    '/de-at/%43heckout/address',
    '/de-at/chec%E2%84%AAout/address',
    '/de-at/products%2Fbowl',
    '/de-at/products/%E5%99%A8',
    '/de-at/products/%zz',
    '/.env',
    '//',
    '/api/auth',
  ]

  it.each([...listAddresses(known), ...odd])('is the one that answers %s', (address) => {
    expect(findRoute(address)).toBe(matchRoutes(routeObjects, address)?.at(-1)?.route.id ?? null)
  })
})
