import { build as bundle } from 'esbuild'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readBuildSettings } from './build-settings.mjs'
import { root } from './project.mjs'

// modules of routes that answer scripts and have nothing for the browser
const emptyBytes = 50

/**
 * Writes `service-worker.js`, which knows the names of all files below `assets/`, and `service-worker-off.js` into the
 * client's directory of a build.
 * @param {string} clientDirectory
 */
export async function buildServiceWorker(clientDirectory) {
  const assets = listAssets(clientDirectory)
  const id = createHash('sha256').update(assets.join()).digest('hex').slice(0, 12)
  for (const name of ['service-worker', 'service-worker-off']) {
    await bundle({
      entryPoints: [join(root, `app/features/offline/${name}.ts`)],
      outfile: join(clientDirectory, `${name}.js`),
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      define: {
        BUILD: JSON.stringify({ id, assets }),
        ...readBuildSettings().define,
      },
      logLevel: 'warning',
    })
  }
}

/** @param {string} clientDirectory */
function listAssets(clientDirectory) {
  const isWorthwhile = (/** @type {string} */ name) => statSync(join(clientDirectory, 'assets', name)).size > emptyBytes
  const names = readdirSync(join(clientDirectory, 'assets')).filter((name) => /\.(js|css)$/.test(name))
  const unsent = listUnsent(clientDirectory, names)
  return names
    .filter(isWorthwhile)
    .map((name) => `/assets/${name}`)
    .filter((asset) => !unsent.has(asset))
}

// the merchant's have no script, few orders are changed, exchanged, sent back or withdrawn from, and few cards are printed
const rarePages = [
  'routes/merchant/',
  ...['divide-difference', 'exchange', 'gift-card', 'order-edit', 'return', 'withdrawal'].map(
    (name) => `routes/orders/${name}`,
  ),
]

// of parts that come late these show nothing without an answer of the shop's, or of a payment provider's
const onlineParts = ['choice-sheet', 'language-offer', 'payment-script', 'stripe-form']

/**
 * What only rare pages import, and what is of no use without a connection.
 * @param {string} clientDirectory
 * @param {string[]} names
 */
function listUnsent(clientDirectory, names) {
  const manifest = names.find((name) => name.startsWith('manifest-'))
  if (!manifest) throw new Error('the build has no manifest of its routes')
  const text = readFileSync(join(clientDirectory, 'assets', manifest), 'utf8')
  /** @type {{ routes: Record<string, { id: string, module: string, imports?: string[] }> }} */
  const { routes } = JSON.parse(text.replace(/^window\.__remixManifest=/, '').replace(/;$/, ''))
  const isRare = (/** @type {{ id: string }} */ { id }) => rarePages.some((start) => id.startsWith(start))
  const toFiles = (/** @type {typeof routes[string][]} */ some) =>
    some.flatMap(({ module, imports = [] }) => [module, ...imports])
  const sent = new Set(toFiles(Object.values(routes).filter((route) => !isRare(route))))
  // of all languages, and what is shown without a connection has no script
  const words = names.filter((name) => name.startsWith('words-')).map((name) => `/assets/${name}`)
  const rare = toFiles(Object.values(routes).filter(isRare)).filter((file) => !sent.has(file))
  return new Set([...rare, ...onlineParts.map((part) => toFile(part, names)), ...words])
}

/** @param {string} part @param {string[]} names @throws Error where it has no file of its own any more */
function toFile(part, names) {
  const name = names.find((one) => one.startsWith(`${part}-`) && one.endsWith('.js'))
  if (!name) throw new Error(`the build has no file for ${part}`)
  return `/assets/${name}`
}
