import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { createInk } from '../ink.mjs'
import { fill, gridOver } from './grid.mjs'
import { fold } from './folds.mjs'
import { flatten } from './flatten.mjs'
import { packPng } from './png.mjs'
import { relief } from './relief.mjs'

const SQUARE = 'M-100,-100H100V100H-100Z'

/** @param {string} d @param {import('./folds.mjs').Fold[]} [folds] */
async function rasterise(d, folds = []) {
  const ink = createInk({ width: 240, height: 240, seed: 'square' })
  const body = relief(ink, { d, folds, thick: 12, drape: 0 }, '#888888')
  const box = { left: -120, top: -120, width: 240, height: 240 }
  const { data } = await sharp(Buffer.from(ink.toSvg(`<path d="${d}" fill="#888888"/>${body}`, box)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (/** @type {number} */ x, /** @type {number} */ y) => data[((y + 120) * 240 + x + 120) * 3] ?? 0
}

test('an outline becomes corners: straight lines as they are, curves in short pieces', () => {
  assert.deepEqual(flatten('M0,0H4V3L1,2Z'), [
    [
      [0, 0],
      [4, 0],
      [4, 3],
      [1, 2],
    ],
  ])
  const [arch] = flatten('M0,0Q5,10 10,0Z')
  assert.deepEqual(arch?.[5], [5, 5])
  assert.deepEqual(arch?.at(-1), [10, 0])
})

test('cells count as much as they lie inside', () => {
  const grid = gridOver([0, 0, 25, 25])
  const inside = fill(grid, 'M0,0H25V25H0Z')
  const area = inside.reduce((sum, share) => sum + share, 0) * 2.5 * 2.5
  assert.ok(Math.abs(area - 625) < 1, String(area))
})

test('light comes from the upper left: edges there are pale, those to the lower right in shade', async () => {
  const at = await rasterise(SQUARE)
  const [upper, left, lower, right] = [at(0, -96), at(-96, 0), at(0, 96), at(96, 0)]
  assert.ok(upper > lower + 30 && left > right + 30, [upper, left, lower, right].join())
})

test('a fold has a light side and a dark one, and only near itself', async () => {
  const [plain, folded] = await Promise.all([rasterise(SQUARE), rasterise(SQUARE, [fold(10, 5, 0, 90, 0, 0, 0, -90)])])
  assert.ok(folded(-7, 20) > plain(-7, 20) && folded(7, 20) < plain(7, 20))
  assert.equal(folded(60, 20), plain(60, 20))
})

test('pixels are packed once and take any colours', async () => {
  const toPng = packPng({ columns: 2, rows: 1 }, Uint8Array.of(0, 1))
  const { data } = await sharp(
    toPng([
      [10, 20, 30, 255],
      [40, 50, 60, 128],
    ]),
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
  assert.deepEqual([...data], [10, 20, 30, 255, 40, 50, 60, 128])
})
