import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { products } from '../seed/products.mjs'
import { openDrawer } from './drawer.mjs'
import { editorial } from './editorial.mjs'
import { planEditorial, planProduct } from './plan.mjs'
import { createRenderer } from './render.mjs'

// one more than there are cores, so that none waits for a file; each takes about 30 MB
const AT_ONCE = Math.min(availableParallelism() + 1, 8)
const here = dirname(fileURLToPath(import.meta.url))

/**
 * @typedef {import('./plan.mjs').Plan} Plan
 *
 * @typedef {{ url: string, alt: Record<string, string>, width: number, height: number, blur: string, option?: { title: string, value: string } }} Picture
 *   `url` is relative to Medusa's root, `blur` the mean colour to show until it is loaded, `option` what it shows a product in
 */

/**
 * Draws every picture of the shop into `outDir` (WebP). What the same code has drawn from the same plan before, for
 * whatever folder, is copied.
 * @param {{ outDir: string, onProgress?: (line: string) => void, onPicture?: (file: string, picture: Picture) => void }} options
 * @returns {Promise<Map<string, Picture>>} by file name below `outDir`
 */
export async function generatePictures({ outDir, onProgress = () => {}, onPicture = () => {} }) {
  const plans = [...Object.keys(editorial).map(planEditorial), ...products.flatMap(planProduct)]
  const code = await hashOfCode()
  const drawer = await openDrawer(join(here, '../.cache/pictures'))
  const render = createRenderer()
  /** @type {Map<string, Picture>} */
  const pictures = new Map()

  /** @param {Plan} plan */
  async function draw(plan) {
    const print = toHash(code + JSON.stringify(plan))
    const target = join(outDir, plan.file)
    await mkdir(dirname(target), { recursive: true })
    const color = (await drawer.copy(print, target)) ?? (await drawAnew(plan, print, target))
    const picture = describe(plan, color)
    pictures.set(plan.file, picture)
    onPicture(plan.file, picture)
    const count = pictures.size
    if (count % 20 === 0 || count === plans.length) onProgress(`Drawing pictures ${count} of ${plans.length}`)
  }

  /** @param {Plan} plan @param {string} print @param {string} target */
  async function drawAnew(plan, print, target) {
    const { image, color } = await render(plan)
    await Promise.all([writeFile(target, image), drawer.keep(print, color, image)])
    return color
  }

  await withOneThreadEach(async () => {
    const queue = plans.values()
    const work = async () => {
      for (const plan of queue) await draw(plan)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  })
  await drawer.tidy()
  return pictures
}

/**
 * Several pictures at once use the cores better than several threads on one picture.
 * @param {() => Promise<void>} work
 */
async function withOneThreadEach(work) {
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  try {
    await work()
  } finally {
    sharp.concurrency(threads)
  }
}

/** @param {Plan} plan @param {string} blur @returns {Picture} */
function describe({ file, alt, width, height, option }, blur) {
  return { url: `/uploads/${file}`, alt, width, height, blur, ...(option ? { option } : {}) }
}

async function hashOfCode() {
  const names = await readdir(here, { recursive: true })
  const files = names.filter((name) => name.endsWith('.mjs')).sort()
  const texts = await Promise.all(files.map((name) => readFile(join(here, name), 'utf8')))
  return toHash(texts.join('\0'))
}

/** @param {string} text */
function toHash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
