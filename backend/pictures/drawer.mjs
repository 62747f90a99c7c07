import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A drawer of finished pictures, each under the fingerprint of what it was drawn from. It only saves time: where it
 * cannot be read or written, everything is drawn anew.
 * @param {string} folder
 */
export async function openDrawer(folder) {
  await mkdir(folder, { recursive: true }).catch(() => {})
  const names = await readdir(folder).catch(() => [])
  const known = new Map(names.map((name) => [name.replace(/-.*/, ''), name]))
  /** @type {Set<string>} */
  const used = new Set()

  /** @param {string} print @param {string} target @returns {Promise<string | undefined>} the picture's mean colour, or undefined where it is not here */
  async function copy(print, target) {
    const name = known.get(print)
    if (!name) return undefined
    used.add(name)
    const done = copyFile(join(folder, name), target, constants.COPYFILE_FICLONE)
    return done.then(
      () => `#${name.slice(print.length + 1, print.length + 7)}`,
      () => undefined,
    )
  }

  /** @param {string} print @param {string} color @param {Buffer} image */
  async function keep(print, color, image) {
    const name = `${print}-${color.slice(1)}.webp`
    used.add(name)
    const draft = join(folder, `${name}.${process.pid}`)
    await writeFile(draft, image)
      .then(() => rename(draft, join(folder, name)))
      .catch(() => {})
  }

  /** Throws away what no plan asks for any more. */
  async function tidy() {
    const old = names.filter((name) => !used.has(name))
    await Promise.all(old.map((name) => rm(join(folder, name), { force: true }).catch(() => {})))
  }

  return { copy, keep, tidy }
}
