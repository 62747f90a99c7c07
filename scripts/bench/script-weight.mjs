import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getBuildDirectory, root } from '../project.mjs'

/**
 * What a page has its browser load of the build's scripts, in bytes of brotli without headers.
 * @typedef {{ all: number, library: number, ours: number, files: number }} ScriptWeight `ours`: with the manifest of all routes
 */

/** @typedef {{ id: string, parentId?: string, module: string, imports?: string[] }} Route */

/** The routes of the pages that have a budget. */
const pageRoutes = {
  home: 'routes/catalog/home',
  list: 'routes/catalog/category',
  product: 'routes/catalog/product',
  cart: 'routes/cart/cart',
  checkout: 'routes/checkout/address',
}

/** @returns {Record<keyof typeof pageRoutes, ScriptWeight>} of the build in the build directory */
export function weighScripts() {
  const client = join(root, getBuildDirectory(), 'client')
  const name = readdirSync(join(client, 'assets')).find((one) => /^manifest-.*\.js$/.test(one))
  if (!name) throw new Error('There is no build: npm run build.')
  const text = readFileSync(join(client, 'assets', name), 'utf8')
  /** @type {{ entry: { module: string, imports: string[] }, routes: Record<string, Route> }} */
  const { entry, routes } = JSON.parse(text.replace(/^window\.__remixManifest=/, '').replace(/;$/, ''))

  /** @param {string | undefined} id @returns {string[]} */
  function listFiles(id) {
    const route = id === undefined ? undefined : routes[id]
    return route ? [route.module, ...(route.imports ?? []), ...listFiles(route.parentId)] : []
  }
  /** @param {string} id @returns {ScriptWeight} */
  function weigh(id) {
    if (!routes[id]) throw new Error(`The build has no route ${id}: look at scripts/bench/script-weight.mjs.`)
    const files = [...new Set([`/assets/${name}`, entry.module, ...entry.imports, ...listFiles(id)])]
    const sizes = files.map((file) => ({
      isLibrary: file.startsWith('/assets/library-'),
      bytes: toBrotli(client + file),
    }))
    const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
    const library = sizes.reduce((sum, { isLibrary, bytes }) => sum + (isLibrary ? bytes : 0), 0)
    return { all, library, ours: all - library, files: files.length }
  }
  const weights = Object.entries(pageRoutes).map(([page, id]) => [page, weigh(id)])
  return Object.fromEntries(weights)
}

/** As the server sends it: what would get no smaller has no such file. @param {string} file */
function toBrotli(file) {
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
}
