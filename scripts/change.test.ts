import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { toPlaywrightArgs, toReach } from './change.mjs'
import { featureEdges } from './feature-edges.mjs'
import { listImporters } from './importers.mjs'
import { root } from './project.mjs'

// reads all files of the app once, which takes seconds where the machine is busy
beforeAll(() => void listImporters([]), 60_000)

function reachOf(...files: string[]) {
  const { areas, users, ...rest } = toReach(files)
  return { areas: [...areas], users: [...users], ...rest }
}

function wants(files: string[], title: string) {
  const pattern = toPlaywrightArgs(toReach(files)).at(-1)
  return pattern === undefined || new RegExp(pattern).test(title)
}

test('a change in a feature reaches its area, those that use what has changed, and the core', () => {
  const reach = reachOf('app/features/checkout/checkout.server.ts')
  expect(reach).toMatchObject({ areas: ['checkout'], users: ['after-sales'], core: true, everything: false })
  expect(reachOf('app/features/address/address-check.ts')).toMatchObject({
    areas: ['address', 'account', 'checkout'],
    users: ['after-sales'],
  })
  expect(reachOf('app/features/checkout/progress.server.ts')).toMatchObject({ areas: ['checkout'], users: [] })
})

test('its own area is walked with script too, the others without', () => {
  const files = ['app/features/checkout/checkout.server.ts']
  expect(wants(files, 'js checkout/checkout.spec.ts orders')).toBe(true)
  expect(wants(files, 'plain after-sales/returns.spec.ts returns')).toBe(true)
  expect(wants(['app/features/orders/order-state.ts'], 'http account/own-data.http.spec.ts is told')).toBe(true)
  expect(wants(files, 'no-js search/search.spec.ts finds @core')).toBe(true)
  expect(wants(files, 'js after-sales/returns.spec.ts returns')).toBe(false)
  expect(wants(files, 'js search/search.spec.ts finds @core')).toBe(false)
  expect(wants(files, 'plain search/search.spec.ts finds more')).toBe(false)
  expect(wants(files, 'ja-plain checkout/checkout.spec.ts orders @core')).toBe(false)
})

test.each([
  ['app/routes/orders/return.tsx', ['orders', 'after-sales', 'gift-cards']],
  ['app/routes/seo/robots.ts', ['sitemap']],
  ['app/rpc/catalog.server.ts', ['catalog']],
  ['locales/ja/gift-cards.json', ['gift-cards']],
  ['content/de/terms.md', ['content']],
  ['tests/e2e/security/headers.http.spec.ts', ['security']],
])('%s concerns %s', (file, areas) => {
  expect(reachOf(file)).toMatchObject({ areas, everything: false })
})

test('a spec alone asks for its area and nothing else', () => {
  const reach = reachOf('tests/e2e/cart/cart.spec.ts')
  expect(reach).toMatchObject({ areas: ['cart'], users: [], core: false })
})

test.each(['app/commerce/errors.ts', 'app/routes/layout/frame.tsx', 'app/ui/text.tsx', 'package.json', 'new/file.ts'])(
  '%s reaches everything',
  (file) => expect(toPlaywrightArgs(toReach([file]))).toEqual([]),
)

test.each([
  'README.md',
  'docs/decisions/0001.md',
  'app/features/cart/cart.test.ts',
  'tests/unit/totals.test.ts',
  'tests/pages/order.pages.ts',
  'backend/tsconfig.json',
  'backend/untyped-packages.d.ts',
])('%s reaches no journey', (file) =>
  expect(reachOf(file)).toMatchObject({ areas: [], users: [], core: false, everything: false }),
)

test('the backend is held by its own tests and the core', () => {
  const reach = reachOf('packages/medusa-plugin-vitrine/src/stock/limit.ts', 'locales/en/common.json')
  expect(reach).toMatchObject({ areas: [], users: [], core: true, backend: true, everything: false })
})

test('every feature has its edges', () => {
  expect(Object.keys(featureEdges).sort()).toEqual(readdirSync(join(root, 'app/features')).sort())
})
