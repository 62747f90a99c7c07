import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { root } from './project.mjs'

const app = join(root, 'app')
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/**
 * The app's own files that import one of these, at first hand or by way of others.
 * @param {Iterable<string>} files from the project's folder
 * @returns {Set<string>}
 */
export function listImporters(files) {
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
