import { build as bundle, stop as stopEsbuild } from 'esbuild'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { getBuildDirectory, isMain, root } from './project.mjs'
import { runQuietly } from './run.mjs'
import { buildServiceWorker } from './service-worker.mjs'

const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml', '.map', '.ico'])
const smallestWorthwhileBytes = 500

/** Builds the storefront into its build directory: Remix's client and server, the service worker, the precompressed files, the web server. */
export async function build() {
  const client = join(root, getBuildDirectory(), 'client')
  await buildRemix()
  await buildServiceWorker(client)
  precompress(client)
  await bundleServer()
  await stopEsbuild()
}

async function buildRemix() {
  const cli = join(root, 'node_modules/@remix-run/dev/dist/cli.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  await runQuietly('The storefront did not build', process.execPath, [cli, 'vite:build'], { cwd: root, env })
}

/** Writes `.br` and `.gz` beside every text file of `directory` that gets smaller by it. */
function precompress(directory) {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !compressible.has(extname(file))) continue
    const content = readFileSync(file)
    if (content.length < smallestWorthwhileBytes) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

async function bundleServer() {
  await bundle({
    entryPoints: [join(root, 'server.ts')],
    outfile: join(root, getBuildDirectory(), 'server.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    define: { 'process.env.AUTH_BASE_PATH': JSON.stringify(process.env.AUTH_BASE_PATH ?? '/api/auth') },
    sourcemap: true,
    // package.json calls only style sheets side effects; the server's first import is one too
    ignoreAnnotations: true,
    logLevel: 'warning',
  })
}

if (isMain(import.meta.url)) {
  await build().catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
}
