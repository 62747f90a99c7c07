import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listGitFiles } from './change.mjs'
import { root } from './project.mjs'

const place = join(root, '.cache/seeded')

/**
 * Fills a data folder with what the same backend has seeded before, today.
 * @param {string} dataDir
 * @returns whether there was such a thing
 */
export function copySeeded(dataDir) {
  const kept = nameKept()
  if (!existsSync(kept)) return false
  copy(kept, dataDir)
  return true
}

/** Keeps a data folder whose backend has stopped, in place of what was kept before. @param {string} dataDir */
export function keepSeeded(dataDir) {
  const kept = nameKept()
  rmSync(place, { recursive: true, force: true })
  mkdirSync(`${kept}.new`, { recursive: true })
  copy(dataDir, `${kept}.new`)
  renameSync(`${kept}.new`, kept)
}

/** By cp, which leaves the database’s files to the user that it runs as. @param {string} from @param {string} to */
function copy(from, to) {
  execFileSync('cp', ['-a', `${from}/.`, to])
}

/** By all that it was made of, words of the demo among them, and by the day: orders and sales are of so many days ago. */
function nameKept() {
  const hash = createHash('sha256').update(`${new Date().toISOString().slice(0, 10)} ${process.version}`)
  const files = ['backend', 'locales', 'packages'].flatMap(listGitFiles)
  for (const file of files.filter((name) => existsSync(join(root, name))))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return join(place, hash.digest('hex').slice(0, 24))
}
