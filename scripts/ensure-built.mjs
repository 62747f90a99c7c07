import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBuildSettings } from './build-settings.mjs'
import { getBuildStamp, root } from './project.mjs'

const sources = [
  'app',
  'content',
  'locales',
  'packages/mail',
  'packages/shared',
  'public',
  'server.ts',
  'remix.config.js',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/build-settings.mjs',
  'scripts/flag-icons.mjs',
  'scripts/plain-errors.mjs',
  'scripts/service-worker.mjs',
  'scripts/settled-libraries.mjs',
  'scripts/shared-chunks.mjs',
  'scripts/word-files.mjs',
]

/** Builds unless the last build was made of the same sources. @returns whether it built */
export async function ensureBuilt() {
  const stamp = getBuildStamp()
  const hash = hashSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  // only now: what it imports may have been installed a moment ago
  const { build } = await import('./build.mjs')
  await build()
  writeFileSync(stamp, hash)
  return true
}

function hashSources() {
  const hash = createHash('sha256').update(JSON.stringify(readBuildSettings()))
  for (const file of sources.flatMap(listFiles).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} path */
function listFiles(path) {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return []
  if (statSync(absolute).isFile()) return [path]
  const entries = readdirSync(absolute, { recursive: true, withFileTypes: true, encoding: 'utf8' })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}
