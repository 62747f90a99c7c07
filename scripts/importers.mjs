import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { root } from './project.mjs'

const app = join(root, 'app')
const require = createRequire(import.meta.url)
// a command reads the tree once: half a second, and more where the machine is busy
/** @type {Map<string, string[]> | undefined} */
let known
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
// the build leaves them out, so nothing can break by them that the types do not tell
const ofTypesAlone = /^(?:import|export) (?:type [^'"]*?|\{(?:\s*type \w+(?: as \w+)?,?)+\s*\}) from '[^']+'/gm

/**
 * The app's own files that run what one of these says, and how near they stand: 1 imports it, 2 imports a file that
 * does. An import of types alone counts for nothing.
 * @param {Iterable<string>} files from the project's folder
 * @returns {Map<string, number> | undefined} undefined in a clone whose packages are not installed yet
 */
export function measureImporters(files) {
  if (!existsSync(join(root, 'node_modules/typescript'))) return undefined
  known ??= readImporters()
  const distances = new Map([...files].map((file) => [file, 0]))
  // a map goes on through what is added meanwhile, so the nearest come first
  for (const [file, distance] of distances) {
    for (const importer of known.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1)
    }
  }
  for (const file of files) distances.delete(file)
  return distances
}

/** Who imports each file of the app. */
function readImporters() {
  // read late: `npm test` begins before the packages are there
  /** @type {typeof import('typescript')} */
  const ts = require('typescript')
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const file of listAppFiles()) {
    const text = readFileSync(join(root, file), 'utf8').replace(ofTypesAlone, '')
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const imported = resolveImport(fileName, file)
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  return importers
}

/** @returns {string[]} the app's own files of code but for its tests, from the project's folder */
export function listAppFiles() {
  const names = readdirSync(app, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).map((name) => join('app', name))
}

/**
 * @param {string} name as an import writes it
 * @param {string} importer from the project's folder
 * @returns {string | undefined} the file of ours that is meant, from the project's folder; a package is none
 */
export function resolveImport(name, importer) {
  const from = join(root, dirname(importer))
  const [, shared, file] = /^@vitrine\/([\w-]+)\/(.+)/.exec(name) ?? []
  const ours = name.startsWith('~/') ? join(app, name.slice(2)) : file && join(root, `packages/${shared}/src`, file)
  const path = name.startsWith('.') ? join(from, name) : ours
  const found = path && endings.map((ending) => path + ending).find((one) => existsSync(one) && statSync(one).isFile())
  return found && relative(root, found)
}
