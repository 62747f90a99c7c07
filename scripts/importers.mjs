import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { root } from './project.mjs'

const app = join(root, 'app')
const require = createRequire(import.meta.url)
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/**
 * The app's own files that import one of these, at first hand or by way of others.
 * @param {Iterable<string>} files from the project's folder
 * @returns {Set<string> | undefined} undefined in a clone whose packages are not installed yet
 */
export function listImporters(files) {
  if (!existsSync(join(root, 'node_modules/typescript'))) return undefined
  const importers = readImporters()
  const found = new Set()
  const open = [...files]
  while (open.length > 0) {
    for (const importer of importers.get(open.pop()) ?? []) {
      if (!found.has(importer)) open.push(importer)
      found.add(importer)
    }
  }
  return found
}

/** Who imports each file of the app. */
function readImporters() {
  // read late: `npm test` begins before the packages are there
  const ts = require('typescript')
  const importers = new Map()
  for (const name of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test)\.tsx?$/.test(name)) continue
    const file = join(app, name)
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      const imported = resolve(fileName, dirname(file))
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), relative(root, file)])
    }
  }
  return importers
}

function resolve(name, from) {
  const path = name.startsWith('~/') ? join(app, name.slice(2)) : name.startsWith('.') ? join(from, name) : undefined
  const found = path && endings.map((ending) => path + ending).find((one) => existsSync(one) && statSync(one).isFile())
  return found && relative(root, found)
}
