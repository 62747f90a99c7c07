import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type Logger } from 'pino'

/** Files below one directory that several processes share; what was used longest ago goes first. */
export interface DiskCache {
  /** @param name of letters, digits, `-` and `_`, at least two of them; null for what is not there */
  read(name: string): Promise<Buffer | null>
  /** Keeps the bytes; where the disk refuses, that is logged and nothing is kept. */
  write(name: string, bytes: Uint8Array): Promise<void>
}

interface DiskCacheOptions {
  directory: string
  /** What all files together may take; 0 keeps nothing. */
  maxBytes: number
  log: Pick<Logger, 'warn'>
}

// a use is noted no oftener, so that reading a hot file writes nothing
const usedAgainMs = 60 * 60_000
const abandonedMs = 60 * 60_000
const quietMs = 60_000
const sweptTo = 0.9

export function createDiskCache({ directory, maxBytes, log }: DiskCacheOptions): DiskCache {
  // other processes write too: each looks again after a twentieth of the room, and when it starts
  let unswept = Infinity
  let sweeping = false
  let refusedUntil = 0

  async function sweepIfDue(written: number): Promise<void> {
    unswept += written
    if (sweeping || unswept < maxBytes / 20) return
    sweeping = true
    unswept = 0
    await sweep(directory, maxBytes).finally(() => (sweeping = false))
  }

  return {
    async read(name) {
      if (maxBytes === 0) return null
      const path = toPath(directory, name)
      const bytes = await readAndTouch(path).catch(() => null)
      // a machine that lost its power may leave an empty file behind
      return bytes && bytes.length > 0 ? bytes : null
    },
    async write(name, bytes) {
      if (maxBytes === 0 || Date.now() < refusedUntil) return
      try {
        await writeWhole(toPath(directory, name), bytes)
        await sweepIfDue(bytes.length)
      } catch (error) {
        refusedUntil = Date.now() + quietMs
        log.warn({ err: error, directory }, 'the picture cache cannot be written')
      }
    },
  }
}

function toPath(directory: string, name: string): string {
  return join(directory, name.slice(0, 2), name)
}

async function readAndTouch(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const [bytes, { mtimeMs }] = await Promise.all([file.readFile(), file.stat()])
    if (Date.now() - mtimeMs > usedAgainMs) await file.utimes(new Date(), new Date()).catch(() => undefined)
    return bytes
  } finally {
    await file.close()
  }
}

// renamed when all of it is on the disk, so that nobody reads half a file: some file systems say only then that they are full
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = join(dirname(path), `.${basename(path)}.${randomUUID()}`)
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, path)
  } catch (error) {
    await unlink(unfinished).catch(() => undefined)
    throw error
  }
}

async function sweep(directory: string, maxBytes: number): Promise<void> {
  const files = await listFiles(directory)
  const oldestFirst = files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)
  let total = files.reduce((sum, { size }) => sum + size, 0)
  const room = total > maxBytes ? maxBytes * sweptTo : maxBytes
  for (const { path, size, mtimeMs } of oldestFirst) {
    const abandoned = basename(path).startsWith('.') && Date.now() - mtimeMs > abandonedMs
    if (!abandoned && total <= room) continue
    await unlink(path).catch(() => undefined)
    total -= size
  }
}

async function listFiles(directory: string) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(() => null)
    if (found) files.push({ path, size: found.size, mtimeMs: found.mtimeMs })
  }
  return files
}
