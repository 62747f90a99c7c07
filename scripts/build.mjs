import { build as bundle, stop as stopEsbuild } from 'esbuild'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readBuildSettings } from './build-settings.mjs'
import { readEnvFile } from './env-file.mjs'
import { getBuildDirectory, getBuildStamp, isMain, root } from './project.mjs'
import { runQuietly } from './run.mjs'
import { buildServiceWorker } from './service-worker.mjs'

const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml', '.map', '.ico'])
const smallestWorthwhileBytes = 500

/** Builds the storefront into its build directory: Remix's client and server, the service worker, the precompressed files, the web server. */
export async function build() {
  const client = join(root, getBuildDirectory(), 'client')
  await rm(getBuildStamp(), { force: true })
  await buildRemix()
  await buildServiceWorker(client)
  await Promise.all([precompress(client), bundleServer()])
  await stopEsbuild()
}

async function buildRemix() {
  const cli = join(root, 'node_modules/@remix-run/dev/dist/cli.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  await runQuietly('The storefront did not build', [process.execPath, cli, 'vite:build'], { cwd: root, env })
}

/** Writes `.br` and `.gz` beside every text file of `directory` that gets smaller by it. @param {string} directory */
async function precompress(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.filter((file) => compressible.has(extname(file))).map(compressFile))
}

/**
 * In zlib's own threads: it takes seconds, in which our callers still hear a signal, and start a backend.
 * @param {string} file
 */
async function compressFile(file) {
  const content = await readFile(file)
  if (content.length < smallestWorthwhileBytes) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
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
    define: readBuildSettings().define,
    sourcemap: true,
    // package.json calls only style sheets side effects; the server's first import is one too
    ignoreAnnotations: true,
    logLevel: 'warning',
  })
}

if (isMain(import.meta.url)) {
  readEnvFile(root)
  await build().catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
}
