import { type EntryContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { remixNames } from '../remix-window'
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
    serverHandoffString: '{"basename":"/","future":{"v3_routeConfig":true}}',
    serverHandoffStream: new Response('[{}]\n').body,
    staticHandlerContext: {
      basename: '/',
      matches: Object.keys(page).map((id) => ({ route: { id } })),
      loaderData: { root: { messages: { 'common:header.bag': 'Bag' } } },
    },
  } as unknown as EntryContext
}

const built = { everybodys: {}, isSettled: true }

test('the modules of the page are loaded after it, each once, and those of other pages not', async () => {
  const { codes } = await toPageScripts(toContext(), built)
  const [data = '', starter = ''] = codes
  expect(data).toContain('header.bag')
  expect(starter).toMatch(/^addEventListener\("load"/)
  expect(starter).toContain(
    '["/assets/manifest.js","/assets/entry.js","/assets/shared.js","/assets/root.js","/assets/product.js"]',
  )
  expect(starter).toContain('{"root":"/assets/root.js","product":"/assets/product.js"}')
  expect(starter).not.toContain('cart.js')
})

/** What a browser comes to by the page's scripts: what was asked for, in order, and the root's messages when the entry ran. */
async function start(scripts: string[], modules: Record<string, object>) {
  const asked: string[] = []
  let found: unknown
  const window: Record<string, unknown> = {}
  const importModule = (url: string) => {
    asked.push(url)
    if (url === '/assets/entry.js') found = structuredClone(window[remixNames.context])
    return url in modules ? Promise.resolve(modules[url]) : Promise.reject(new Error(`no ${url}`))
  }
  const document = { head: { append: () => undefined }, createElement: () => ({}) }
  let ready: unknown
  const code = scripts.join('').replaceAll('import(', 'importModule(')
  const run = new Function('window', 'document', 'importModule', 'addEventListener', 'setTimeout', 'console', code) as (
    ...args: unknown[]
  ) => void
  const now = (work: () => unknown) => (ready = work())
  const listen = (_: string, heard: () => unknown) => heard()
  const warnings: unknown[] = []
  run(window, document, importModule, listen, now, { warn: (error: unknown) => warnings.push(error) })
  await ready
  return { asked, found, warnings }
}

const files = ['manifest', 'root', 'product', 'entry'].map((name) => [`/assets/${name}.js`, {}] as const)

test('the messages are put where the root had them before the page is taken over', async () => {
  const wordFile = '/assets/words-en-1.js'
  const { codes: scripts } = await toPageScripts(toContext(), { ...built, wordFile })
  expect(scripts.join('')).not.toContain('header.bag')
  expect(scripts[1], 'loaded with the modules').toContain(
    'of ["/assets/manifest.js","/assets/entry.js","/assets/words-en-1.js",',
  )
  const messages = { 'common:header.bag': 'Bag' }
  const { asked, found } = await start(scripts, { ...Object.fromEntries(files), [wordFile]: { default: messages } })
  expect(asked.at(-1)).toBe('/assets/entry.js')
  expect(found).toEqual({ basename: '/', future: {}, state: { loaderData: { root: { messages } } } })
})

test('while developing the page says how Remix is set, and has its stream', async () => {
  const { codes } = await toPageScripts(toContext(), { ...built, isSettled: false })
  expect(codes[0]).toMatch(/\{\.\.\.\{"basename":"\/","future":\{"v3_routeConfig":true\}\},stream:/)
})

test('where they do not come the page is not taken over, and nothing is thrown', async () => {
  const { codes: scripts } = await toPageScripts(toContext(), { ...built, wordFile: '/assets/words-en-1.js' })
  const { asked, warnings } = await start(scripts, Object.fromEntries(files))
  expect(asked).not.toContain('/assets/entry.js')
  expect(warnings).toHaveLength(1)
})
