import { EventEmitter, once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { startChild } from './children.mjs'
import { openLog } from './logs.mjs'

/**
 * @typedef {import('../pictures/generate.mjs').Picture} Picture
 * @typedef {import('./children.mjs').Part & { pictureOf(file: string): Promise<Picture>, all: Promise<unknown> }} Drawing
 */

/**
 * Starts to draw the shop's pictures in a process of its own, which uses all cores.
 * @param {Pick<import('./settings.mjs').Settings, 'dataDir' | 'onProgress' | 'stdio'>} settings
 * @returns {Drawing} `pictureOf` waits for one picture, `all` for all; both reject where drawing ended before. `exited` never resolves
 *   once all are drawn: that end is none of the backend's.
 */
export function startDrawing({ dataDir, onProgress, stdio }) {
  /** @type {Map<string, Picture>} */
  const pictures = new Map()
  const awaited = new EventEmitter().setMaxListeners(0)
  const child = startChild({
    script: 'draw-pictures.mjs',
    // sharp draws in these threads, and files are read and written in them too
    env: { OUT_DIR: join(dataDir, 'uploads'), UV_THREADPOOL_SIZE: String(availableParallelism() + 2) },
    cwd: dataDir,
    log: openLog(dataDir, 'pictures'),
    stdio,
    onMessage({ step, file, picture }) {
      if (step) return onProgress(step)
      if (!file || !picture) return
      pictures.set(file, picture)
      awaited.emit(file)
    },
  })

  /** @param {string} file */
  async function pictureOf(file) {
    if (!pictures.has(file)) await Promise.race([once(awaited, file), child.ready])
    const picture = pictures.get(file)
    if (!picture) throw new Error(`${file} was not drawn`)
    return picture
  }

  return {
    pictureOf,
    all: child.ready,
    exited: child.ready.then(
      () => new Promise(() => {}),
      () => child.exited,
    ),
    stop: child.stop,
  }
}
