import sharp from 'sharp'
import { createInk } from './ink.mjs'
import { kinds } from './kinds.mjs'
import { createRandom } from './random.mjs'
import { requireAt, requireNamed } from './require.mjs'
import { hangBehind, hangUp, layOut, setRoom, setTable, setWall } from './scenes.mjs'
import { backdrops, showAlone, showDetail } from './views.mjs'
import { furnish, hangInRow, layInRow, setLongTable } from './wide-scenes.mjs'

/**
 * @typedef {import('./ink.mjs').Ink} Ink
 * @typedef {import('./plan.mjs').Plan} Plan
 * @typedef {import('./scenes.mjs').Drawing} Drawing
 * @typedef {{ data: Buffer, info: { width: number, height: number } }} Pixels
 */

/** @type {Record<string, (ink: Ink, things: Drawing[]) => string>} */
const SCENES = {
  table: setTable,
  floor: setRoom,
  flat: layOut,
  peg: hangUp,
  wall: setWall,
  tapestry: hangBehind,
  longTable: setLongTable,
  row: layInRow,
  rail: hangInRow,
  furnished: furnish,
}
const GRAIN_SIZE = 256
const GRAIN = makeGrain()

/**
 * Draws planned pictures. Empty rooms are drawn once and kept, because most pictures share one.
 * @returns {(picture: Plan) => Promise<{ image: Buffer, color: string }>} WebP and its mean colour
 */
export function createRenderer() {
  /** @type {Map<string, Promise<Pixels>>} */
  const rooms = new Map()

  /** @param {Plan} picture */
  function room(picture) {
    const name = picture.view === 'scene' ? `${picture.stage}Scene` : picture.stage
    const key = [name, picture.roomName, picture.width, picture.height].join()
    const drawn = rooms.get(key) ?? drawRoom(picture, requireNamed(backdrops, name))
    rooms.set(key, drawn)
    return drawn
  }

  return async function render(picture) {
    const ink = createInk({ width: picture.width, height: picture.height, seed: picture.seed })
    const drawn = picture.things.map(({ kind, look, on }) => ({ ...requireNamed(kinds, kind).draw(ink, look), on }))
    const { markup, extent } = compose(ink, picture, drawn)
    const [{ data }, things] = await Promise.all([
      room(picture),
      sharp(Buffer.from(ink.toSvg(markup, extent)))
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ])
    const whole = Buffer.from(data)
    layOver(whole, picture.width, { ...things, left: extent?.left ?? 0, top: extent?.top ?? 0 })
    /** @type {import('sharp').Raw} */
    const raw = { width: picture.width, height: picture.height, channels: 3 }
    const [image, color] = await Promise.all([
      sharp(whole, { raw }).webp({ quality: 82, effort: 0 }).toBuffer(),
      toMeanColor(whole, raw),
    ])
    return { image, color }
  }
}

/** @param {Ink} ink @param {Plan} picture @param {Drawing[]} drawn @returns {ReturnType<typeof showAlone>} */
function compose(ink, picture, drawn) {
  const { view, stage, second } = picture
  if (view === 'scene') return { markup: requireNamed(SCENES, stage)(ink, drawn) }
  const first = requireAt(drawn, 0)
  return second?.at ? { markup: showDetail(ink, first, stage, second) } : showAlone(ink, first, stage)
}

/**
 * Lays pixels with opacity over those of a room. With sharp's `composite`, at most 1 of 255 away, a picture takes a fifth longer.
 * @param {Buffer} whole
 * @param {number} wholeWidth
 * @param {Pixels & { left: number, top: number }} over
 */
function layOver(whole, wholeWidth, { data, info: { width, height }, left, top }) {
  for (let y = 0; y < height; y++) {
    let to = ((top + y) * wholeWidth + left) * 3
    for (let from = y * width * 4, end = from + width * 4; from < end; from += 4, to += 3) {
      const opacity = (data[from + 3] ?? 0) / 255
      if (opacity === 0) continue
      for (let i = to, of = from; i < to + 3; i++, of++) {
        const under = whole[i] ?? 0
        whole[i] = under + ((data[of] ?? 0) - under) * opacity
      }
    }
  }
}

/**
 * A room has no fine lines, so a third of its size is drawn: its wide blurs then cost a ninth.
 * @param {Plan} picture
 * @param {(ink: Ink, room: Plan['room']) => string} draw
 * @returns {Promise<Pixels>}
 */
async function drawRoom({ width, height, room }, draw) {
  const ink = createInk({ width, height, seed: 'room' })
  const small = await sharp(Buffer.from(ink.toSvg(draw(ink, room))), { density: 24 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data, info } = await sharp(small.data, { raw: small.info })
    .resize(width, height)
    .raw()
    .toBuffer({ resolveWithObject: true })
  addGrain(data, width)
  return { data, info }
}

/**
 * A little noise, the same in all three channels, so that long gradients neither band nor look like plastic.
 * @param {Buffer} pixels
 * @param {number} width
 */
function addGrain(pixels, width) {
  for (let i = 0, at = 0; i < pixels.length; i += 3, at++) {
    const shade = GRAIN[((at % width) % GRAIN_SIZE) | ((Math.floor(at / width) % GRAIN_SIZE) << 8)] ?? 0
    for (let channel = i; channel < i + 3; channel++) pixels[channel] = (pixels[channel] ?? 0) + shade
  }
}

/** @param {Buffer} whole @param {import('sharp').Raw} raw */
async function toMeanColor(whole, raw) {
  const { data } = await sharp(whole, { raw })
    .resize(1, 1, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return '#' + data.toString('hex')
}

function makeGrain() {
  const random = createRandom('grain')
  return Int8Array.from({ length: GRAIN_SIZE * GRAIN_SIZE }, () => Math.round((random() + random() - 1) * 5))
}
