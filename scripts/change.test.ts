import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { specsOfFeatures, toReach } from './change.mjs'
import { describeChange, describeRest, toPlaywrightArgs } from './change-journeys.mjs'
import { featureEdges } from './feature-edges.mjs'
import { measureImporters } from './importers.mjs'
import { root } from './project.mjs'

// reads all files of the app once, which takes seconds where the machine is busy
beforeAll(() => void measureImporters([]), 60_000)

function reachOf(...files: string[]) {
  const { areas, users, specs, languages, ...rest } = toReach(files)
  return { areas: [...areas], users: [...users], specs: [...specs], languages: [...languages], ...rest }
}

function wants(file: string, title: string) {
  const pattern = toPlaywrightArgs(toReach([file])).at(-1)
  return pattern === undefined || new RegExp(pattern).test(title)
}

test('a change in a feature reaches its area, those that import what has changed, and the core', () => {
  const reach = reachOf('app/features/checkout/checkout.server.ts')
  expect(reach).toMatchObject({ areas: ['checkout'], users: ['after-sales'], core: true, everything: false })
  expect(reachOf('app/features/checkout/progress.server.ts')).toMatchObject({ areas: ['checkout'], users: [] })
})

test('who imports only types of what has changed, or stands further away, does not use it', () => {
  expect(reachOf('app/features/cart/quantity-limit.ts').users).toEqual(['after-sales'])
  const distances = measureImporters(['app/features/cart/quantity-limit.ts'])
  expect(distances?.get('app/features/cart/change-line.server.ts')).toBe(1)
  expect(distances?.get('app/rpc/cart.server.ts')).toBe(2)
  // it asks for the type of what was put there
  expect(measureImporters(['app/features/cart/cart-line-row.tsx'])?.has('app/context.server.ts')).toBe(false)
})

const ownCases: [string, string, boolean][] = [
  ['cart.server.ts', 'http cart/codes.http.spec.ts guesses', true],
  ['cart.server.ts', 'plain cart/cart.spec.ts clicking twice', true],
  ['cart.server.ts', 'plain cart/cart.spec.ts a quantity is changed @core', true],
  ['cart.server.ts', 'js cart/in-bag.js.spec.ts counts', false],
  ['cart-view.ts', 'plain cart/cart.spec.ts clicking twice', true],
  ['cart-view.ts', 'js cart/in-bag.js.spec.ts counts', true],
  ['cart-view.ts', 'js cart/cart.spec.ts clicking twice', false],
  ['cart-page.tsx', 'js cart/cart.spec.ts clicking twice', true],
  ['cart-page.tsx', 'js cart/cart.spec.ts a quantity is changed @core', true],
  ['cart-page.tsx', 'plain cart/cart.spec.ts clicking twice', false],
  ['cart-page.tsx', 'http cart/codes.http.spec.ts guesses', false],
  ['cart-page.tsx', 'plain cart/cart.spec.ts a quantity is changed @core', false],
  ['cart-page.tsx', 'plain cart/cart.spec.ts an empty bag says so @plain', true],
  ['cart-page.tsx', 'ar-js cart/cart.spec.ts a quantity is changed @core', false],
  ['cart.css', 'ar-js cart/cart.spec.ts a quantity is changed @core', true],
  ['cart.css', 'light cart/cart.spec.ts a quantity is changed @core', true],
]

test.each(ownCases)('a change of cart/%s walks “%s”: %s', (file, title, isWalked) =>
  expect(wants(`app/features/cart/${file}`, title)).toBe(isWalked),
)

test('what the server decides is asked of it unless nothing but drawing has changed', () => {
  expect(wants('app/routes/cart/cart.tsx', 'http cart/codes.http.spec.ts guesses')).toBe(true)
  expect(reachOf('app/features/cart/cart-page.tsx', 'app/features/cart/use-price-change.ts').decided).toBe(false)
  expect(reachOf('app/features/cart/cart-page.tsx', 'app/features/cart/cart-view.ts').decided).toBe(true)
  expect(describeRest(toReach(['app/features/cart/cart-page.tsx']))).toContain('what the server decides')
})

test('elsewhere journeys are walked over plain HTTP', () => {
  const file = 'app/features/checkout/checkout.server.ts'
  expect(wants(file, 'plain after-sales/returns.spec.ts returns')).toBe(true)
  expect(wants(file, 'plain after-sales/returns.spec.ts refuses @plain')).toBe(false)
  expect(wants(file, 'http after-sales/returns.http.spec.ts refuses')).toBe(false)
  expect(wants(file, 'plain search/search.spec.ts finds @core')).toBe(true)
  expect(wants(file, 'js search/search.spec.ts finds @core')).toBe(false)
  expect(wants(file, 'no-js search/search.spec.ts finds @core')).toBe(false)
  expect(wants(file, 'no-js catalog/product.spec.ts says what is sold out @core @browser')).toBe(true)
  expect(wants(file, 'plain search/search.spec.ts finds more')).toBe(false)
  expect(wants(file, 'ja-plain checkout/checkout.spec.ts orders @core')).toBe(false)
})

test('words are walked in their own language too', () => {
  expect(reachOf('locales/ja/cart.json')).toMatchObject({ areas: ['cart'], languages: ['ja'] })
  expect(wants('locales/ja/cart.json', 'ja-plain cart/cart.spec.ts a quantity is changed @core')).toBe(true)
  expect(wants('locales/ja/cart.json', 'de-plain cart/cart.spec.ts a quantity is changed @core')).toBe(false)
  expect(wants('locales/de/common.json', 'de-plain cart/cart.spec.ts a quantity is changed @core @five')).toBe(true)
})

test('what has no page of its own is walked by the specs about it, which there are', () => {
  expect(wants('app/features/vitals/measure-page.ts', 'js shop/vitals.js.spec.ts tells')).toBe(true)
  expect(wants('app/features/vitals/measure-page.ts', 'js shop/themes.js.spec.ts looks')).toBe(false)
  const files = readdirSync(join(root, 'tests/e2e'), { recursive: true, encoding: 'utf8' })
  const specs = Object.values(specsOfFeatures).flat()
  expect(specs.filter((spec) => !files.some((file) => file.startsWith(spec)))).toEqual([])
})

test('the run says what it walks and what it leaves', () => {
  const files = ['app/features/cart/quantity-limit.ts']
  const said = describeChange({ base: '0123456789', files, reach: toReach(files) })
  expect(said).toContain('cart in English, each journey once')
  expect(said).toContain('after-sales')
  expect(describeRest(toReach(files))).toContain('cart in browsers')
})

test.each([
  ['app/routes/orders/return.tsx', ['orders', 'after-sales', 'gift-cards']],
  ['app/routes/seo/robots.ts', ['sitemap']],
  ['app/rpc/catalog.server.ts', ['catalog']],
  ['locales/ja/gift-cards.json', ['gift-cards']],
  ['content/de/terms.md', ['content']],
])('%s concerns %s', (file, areas) => {
  expect(reachOf(file)).toMatchObject({ areas, everything: false })
})

test('a spec alone asks for itself and nothing else, its steps for the area', () => {
  const reach = reachOf('tests/e2e/cart/cart.spec.ts')
  expect(reach).toMatchObject({ areas: [], specs: ['cart/cart.spec.ts'], users: [], core: false })
  expect(wants('tests/e2e/cart/cart.spec.ts', 'no-js cart/cart.spec.ts a quantity is changed @core')).toBe(true)
  expect(reachOf('tests/e2e/cart/cart-steps.ts')).toMatchObject({ areas: ['cart'], users: [], core: false })
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
