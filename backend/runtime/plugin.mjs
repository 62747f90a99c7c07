import { lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const backend = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The folder of the plugin of ours. */
export const plugin = join(backend, '../packages/medusa-plugin-vitrine')

/**
 * Lets the plugin find Medusa, and what else it shares with whoever installs it, among the demo backend's packages: a
 * symbolic link, which git ignores.
 */
export function linkPlugin() {
  const link = join(plugin, 'node_modules')
  if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync('../../backend/node_modules', link, 'dir')
}

/** Builds the plugin unless it was built of the same files. */
export async function preparePlugin() {
  linkPlugin()
  const stamp = join(plugin, 'dist/.sources')
  const sources = describeSources()
  if (readIfThere(stamp) === sources) return
  const { buildPlugin } = await import(join(plugin, 'build.mjs'))
  buildPlugin()
  writeFileSync(stamp, sources)
}

function describeSources() {
  const packages = ['mail', 'shared'].map((name) => join(plugin, '..', name, 'src'))
  const files = [join(plugin, 'src'), ...packages, join(backend, '../locales'), join(backend, '../app/themes')].flatMap(
    listFiles,
  )
  return [...files, join(plugin, 'build.mjs'), join(plugin, 'tsconfig.json')]
    .map((file) => `${file} ${statSync(file).mtimeMs} ${statSync(file).size}`)
    .concat(`THEME ${process.env.THEME ?? ''}`)
    .sort()
    .join('\n')
}

/** @param {string} folder @returns {string[]} */
function listFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
