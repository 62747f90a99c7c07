import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { products } from '../seed/products.mjs'
import { editorial } from './editorial.mjs'
import { planEditorial, planProduct } from './plan.mjs'
import { createRenderer } from './render.mjs'

const AT_ONCE = 3
const here = dirname(fileURLToPath(import.meta.url))

/**
 * Draws every picture of the shop into `outDir` (WebP). A picture that was drawn before from the same plan by the same
 * code is kept; `pictures.json` beside them remembers that.
 * @param {{ outDir: string, onProgress?: (line: string) => void }} options
 * @returns {Promise<Map<string, { url: string, alt: { en: string, de: string }, width: number, height: number, color: string, blur: string, option?: { title: string, value: string } }>>}
 *   by file name below `outDir`; `url` is relative to Medusa's root, `color` the mean colour, `blur` a tiny WebP as data URL
 */
export async function generatePictures({ outDir, onProgress = () => {} }) {
  const plans = [...Object.keys(editorial).map(planEditorial), ...products.flatMap(planProduct)]
  const code = await hashOfCode()
  const memory = join(outDir, 'pictures.json')
  const known = await readFile(memory, 'utf8').then(JSON.parse, () => ({}))
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  const render = createRenderer()
  const done = {}
  let count = 0

  async function draw(plan) {
    const print = createHash('sha256').update(code + JSON.stringify(plan)).digest('hex').slice(0, 16)
    const target = join(outDir, plan.file)
    if (known[plan.file]?.print === print && existsSync(target)) done[plan.file] = known[plan.file]
    else {
      const { image, color, blur } = await render(plan)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, image)
      done[plan.file] = { print, color, blur }
    }
    if (++count % 20 === 0 || count === plans.length) onProgress(`Drawing pictures ${count} of ${plans.length}`)
  }

  const queue = plans.values()
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (const plan of queue) await draw(plan)
  }))
  sharp.concurrency(threads)
  await writeFile(memory, JSON.stringify(done))
  return new Map(plans.map((plan) => [plan.file, describe(plan, done[plan.file])]))
}

function describe({ file, alt, width, height, option }, { color, blur }) {
  return { url: `/uploads/${file}`, alt, width, height, color, blur, ...(option ? { option } : {}) }
}

async function hashOfCode() {
  const names = await readdir(here, { recursive: true })
  const files = names.filter((name) => name.endsWith('.mjs')).sort()
  const texts = await Promise.all(files.map((name) => readFile(join(here, name), 'utf8')))
  return createHash('sha256').update(texts.join('\0')).digest('hex')
}
