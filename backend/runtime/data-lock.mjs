import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identifyProcess } from './processes.mjs'

/**
 * Takes the data folder for this process, so that no second backend works on it.
 * A lock whose holder is gone is taken over.
 * @param {string} dataDir
 * @returns {() => void} gives it back
 * @throws Error of one line where a running backend holds it
 */
export function lockDataDir(dataDir) {
  const file = join(dataDir, 'backend.lock')
  const holder = readHolder(file)
  if (holder && identifyProcess(holder.pid) === holder.identity) {
    throw new Error(`The data folder ${dataDir} is in use by a running backend (process ${holder.pid}).`)
  }
  const identity = identifyProcess(process.pid)
  writeFileSync(file, JSON.stringify({ pid: process.pid, identity }))
  return () => rmSync(file, { force: true })
}

/** @param {string} file @returns {{ pid: number, identity: string } | undefined} */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
