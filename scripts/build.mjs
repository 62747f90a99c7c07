import { build as bundle } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isMain, root } from './project.mjs'

const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml', '.map', '.ico'])
const smallestWorthwhileBytes = 500

/** Builds the storefront into `build/`: Remix's client and server, the precompressed files, the web server. */
export async function build() {
  buildRemix()
  precompress(join(root, 'build/client'))
  await bundleServer()
}

function buildRemix() {
  const cli = join(root, 'node_modules/@remix-run/dev/dist/cli.js')
  const { status } = spawnSync(process.execPath, [cli, 'vite:build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The storefront did not build; the reason stands above.')
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
    outfile: join(root, 'build/server.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
}

if (isMain(import.meta.url)) {
  await build().catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
}
