import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ file: string, fd: number, close(): void }} Log */

/**
 * Opens a new log file in `dataDir/logs`; the one of the run before is kept as `name.log.old`.
 * @param {string} dataDir
 * @param {string} name
 * @returns {Log}
 */
export function openLog(dataDir, name) {
  const directory = join(dataDir, 'logs')
  mkdirSync(directory, { recursive: true })
  const file = join(directory, `${name}.log`)
  if (existsSync(file)) renameSync(file, `${file}.old`)
  const fd = openSync(file, 'a', 0o600)
  return { file, fd, close: () => closeSync(fd) }
}

/**
 * The last line of a log that `pattern` matches (its first group where it has one), or undefined.
 * @param {string} file
 * @param {RegExp} pattern
 */
export function findLastLine(file, pattern) {
  const lines = readFileSync(file, 'utf8').split('\n').reverse()
  for (const line of lines) {
    const match = pattern.exec(line)
    if (match) return (match[1] ?? match[0]).trim()
  }
  return undefined
}
