import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { type Logger } from 'pino'

const dayMs = 86_400_000
const precompressed = /\.(br|gz)$/

export interface AssetArchive {
  /** Of the build that runs: files whose names carry a hash of what is in them. */
  assets: string
  /** Where the files of all builds are kept; several processes, of several builds, may share it. */
  directory: string
  /** For how many days after the last process of a build has ended. */
  days: number
}

/**
 * Keeps this build's files where the builds after it, and processes of the build before it that still run, serve them
 * to pages of this one. A disk that refuses is logged: a page whose files are gone is loaded anew.
 */
export async function startAssetArchive(archive: AssetArchive, log: Pick<Logger, 'warn'>): Promise<void> {
  async function keep(): Promise<void> {
    await keepAssets(archive).catch((error: unknown) => {
      log.warn({ err: error, directory: archive.directory }, 'files of this build are not kept for later builds')
    })
  }
  setInterval(() => void keep(), dayMs).unref()
  await keep()
}

/**
 * Notes at each file of the running build that it is in use, and removes those that nobody has used for so long.
 * @throws Error where the disk refuses
 */
export async function keepAssets({ assets, directory, days }: AssetArchive): Promise<void> {
  await mkdir(directory, { recursive: true })
  const names = (await readdir(assets)).filter((name) => !precompressed.test(name))
  await Promise.all(names.map((name) => keepFile(join(assets, name), directory, name)))
  const current = new Set(names)
  const others = (await readdir(directory)).filter((name) => !current.has(name))
  await Promise.all(others.map((name) => removeUnused(join(directory, name), days)))
}

async function keepFile(source: string, directory: string, name: string): Promise<void> {
  const now = new Date()
  try {
    await utimes(join(directory, name), now, now)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    // renamed when it is complete: other processes serve from here already
    const unfinished = join(directory, `.${name}.${randomUUID()}`)
    try {
      await copyFile(source, unfinished)
      await rename(unfinished, join(directory, name))
    } catch (refused) {
      await rm(unfinished, { force: true })
      throw refused
    }
  }
}

async function removeUnused(path: string, days: number): Promise<void> {
  // another process may have removed it meanwhile
  const found = await stat(path).catch(() => null)
  if (found && Date.now() - found.mtimeMs > days * dayMs) await rm(path, { force: true })
}
