import { build, type Plugin } from 'esbuild'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as cart from '../../app/features/cart/page-messages'
import * as checkout from '../../app/features/checkout/page-messages'
import * as shared from '../../app/i18n/shared-messages'

const lists: Record<string, readonly string[]> = { ...cart, ...checkout, ...shared }

const routes = listRoutes()

test('every page that draws itself is looked at', () => {
  expect(routes.length).toBeGreaterThan(40)
})

// it bundles all routes
test('a page sends the messages of every section that its components name', { timeout: 60_000 }, async () => {
  const named = await nameSections(routes.map(({ file }) => file))
  const missing = routes.flatMap(({ file, sent }, place) => {
    const isSent = (section: string) => [section, section.split(':')[0] ?? ''].some((part) => sent.has(part))
    return [...(named[place] ?? [])].filter((section) => !isSent(section)).map((section) => `${section} in ${file}`)
  })
  expect(missing).toEqual([])
})

test('what is drawn over a page brings the messages of its sections along', async () => {
  const sent = [...readSent('app/root.tsx'), ...readSent('app/features/catalog/product/product-page.server.ts')]
  const [named = new Set()] = await nameSections([broughtAlong])
  expect(
    [...named].filter((section) => !sent.includes(section) && !sent.includes(section.split(':')[0] ?? '')),
  ).toEqual([])
  expect(named).toContain('catalog:sheet')
})

// its words come with what script has asked for
const broughtAlong = 'app/features/cart/choice-sheet.tsx'

/** The route modules with a page, and the namespaces and sections that it is sent. */
function listRoutes(): { file: string; sent: Set<string> }[] {
  const files = readdirSync('app/routes', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `app/routes/${name}`)
    .filter((file) => /^export default/m.test(readFileSync(file, 'utf8')))
  return files.map((file) => ({ file, sent: new Set([...readSent('app/root.tsx'), ...readSent(file)]) }))
}

/** What stands in a loader's calls of `messages`. */
function readSent(file: string): string[] {
  const calls = readFileSync(file, 'utf8').matchAll(/ctx\.messages\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)
  return [...calls].flatMap(([, parts = '']) =>
    [...parts.matchAll(/'([\w:-]+)'|\b(\w+Messages)\b/g)].flatMap(([, part = '', list = '']) => lists[list] ?? part),
  )
}

const section = /["'`]((?:account|after-sales|auth|cart|catalog|checkout|gift-cards|offline|orders|search):[a-z-]+)/g

/** By route module: the sections that stand in what the browser gets of it. */
async function nameSections(files: string[]): Promise<Set<string>[]> {
  const { outputFiles } = await build({
    entryPoints: files.map((file) => ({ in: `drawn:./${file}`, out: file })),
    outdir: 'drawn',
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    packages: 'external',
    alias: { '~': `${process.cwd()}/app` },
    plugins: [withoutServer],
    logLevel: 'error',
  })
  return outputFiles.map(({ text }) => new Set([...text.matchAll(section)].map(([, name = '']) => name)))
}

// as Remix does it: of a route module the browser gets what is drawn, and nothing of the server's modules
const withoutServer: Plugin = {
  name: 'without-server',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^drawn:/ }, ({ path }) => ({ path: path.slice('drawn:'.length), namespace: 'drawn' }))
    onLoad({ filter: /./, namespace: 'drawn' }, ({ path }) => ({
      contents: `import * as route from '${path}'; export const drawn = [route.default, route.ErrorBoundary, route.ChoiceSheet]`,
      resolveDir: process.cwd(),
    }))
    onResolve({ filter: /\/choice-sheet$/ }, ({ path }) => ({ path, external: true }))
    onResolve({ filter: /\?url$/ }, ({ path }) => ({ path, external: true }))
    onResolve({ filter: /\.server$/ }, ({ path }) => ({ path, external: true, sideEffects: false }))
  },
}
