import { type EntryContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { toPageScripts } from './page-scripts.server'

function toRoute(id: string, imports: string[]) {
  const has = { hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false }
  return { id, module: `/assets/${id}.js`, imports, hasErrorBoundary: false, ...has }
}

function toContext(): EntryContext {
  const page = { root: toRoute('root', ['/assets/shared.js']), product: toRoute('product', ['/assets/shared.js']) }
  return {
    manifest: {
      url: '/assets/manifest.js',
      version: '1',
      entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
      routes: { ...page, cart: toRoute('cart', []) },
    },
    serverHandoffString: '{"future":{}}',
    staticHandlerContext: {
      matches: Object.keys(page).map((id) => ({ route: { id } })),
      loaderData: { root: { messages: { 'common:header.bag': 'Bag' } } },
    },
  } as unknown as EntryContext
}

test('the modules of the page are loaded after it, each once, and those of other pages not', async () => {
  const { codes } = await toPageScripts(toContext(), { everybodys: {} })
  const starter = codes[1] ?? ''
  expect(starter).toMatch(/^addEventListener\("load"/)
  expect(starter).toContain(
    '["/assets/manifest.js","/assets/entry.js","/assets/shared.js","/assets/root.js","/assets/product.js"]',
  )
  expect(starter).toContain('{"root":"/assets/root.js","product":"/assets/product.js"}')
  expect(starter).not.toContain('cart.js')
})

test('the file with the messages is loaded beside the modules, and the page is not taken over without it', async () => {
  const { codes } = await toPageScripts(toContext(), { everybodys: {}, wordFile: '/assets/words-en-1.js' })
  const [data = '', starter = ''] = codes
  expect(data).not.toContain('header.bag')
  expect(starter).toMatch(/const href of \["\/assets\/manifest.js","\/assets\/entry.js","\/assets\/words-en-1.js",/)
  expect(starter).toContain('const url of ["/assets/words-en-1.js","/assets/entry.js"])await import(url)')
})
