// @ts-nocheck
import sharp from 'sharp'
import { createInk } from './ink.mjs'
import { kinds } from './kinds.mjs'
import { createRandom } from './random.mjs'
import { hangBehind, hangUp, layOut, setRoom, setTable, setWall } from './scenes.mjs'
import { backdrops, showAlone, showDetail } from './views.mjs'
import { furnish, hangInRow, layInRow, setLongTable } from './wide-scenes.mjs'

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
 * @returns {(picture: object) => Promise<{ image: Buffer, color: string }>} WebP and its mean colour
 */
export function createRenderer() {
  const rooms = new Map()

  async function room(picture) {
    const name = picture.view === 'scene' ? `${picture.stage}Scene` : picture.stage
    const key = [name, picture.roomName, picture.width, picture.height].join()
    if (!rooms.has(key)) rooms.set(key, drawRoom(picture, backdrops[name]))
    return rooms.get(key)
  }

  return async function render(picture) {
    const ink = createInk({ width: picture.width, height: picture.height, seed: picture.seed })
    const drawn = picture.things.map(({ kind, look, on }) => ({ ...kinds[kind].draw(ink, look), on }))
    const { markup, extent } = compose(ink, picture, drawn)
    const [{ data }, things] = await Promise.all([
      room(picture),
      sharp(Buffer.from(ink.toSvg(markup, extent)))
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ])
    const whole = Buffer.from(data)
    layOver(whole, picture.width, { ...things, left: extent?.left ?? 0, top: extent?.top ?? 0 })
    const raw = { width: picture.width, height: picture.height, channels: 3 }
    const [image, color] = await Promise.all([
      sharp(whole, { raw }).webp({ quality: 82, effort: 0 }).toBuffer(),
      toMeanColor(whole, raw),
    ])
    return { image, color }
  }
}

function compose(ink, picture, drawn) {
  if (picture.view === 'scene') return { markup: SCENES[picture.stage](ink, drawn, picture) }
  if (picture.view === 'detail') return { markup: showDetail(ink, drawn[0], picture.stage, picture.second) }
  return showAlone(ink, drawn[0], picture.stage)
}

/** Lays pixels with opacity over those of a room. With sharp's `composite`, at most 1 of 255 away, a picture takes a fifth longer. */
function layOver(whole, wholeWidth, { data, info: { width, height }, left, top }) {
  for (let y = 0; y < height; y++) {
    let to = ((top + y) * wholeWidth + left) * 3
    for (let from = y * width * 4, end = from + width * 4; from < end; from += 4, to += 3) {
      const opacity = data[from + 3] / 255
      if (opacity === 0) continue
      for (let i = 0; i < 3; i++) whole[to + i] += (data[from + i] - whole[to + i]) * opacity
    }
  }
}

/** A room has no fine lines, so a third of its size is drawn: its wide blurs then cost a ninth. */
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

/** A little noise, the same in all three channels, so that long gradients neither band nor look like plastic. */
function addGrain(pixels, width) {
  for (let i = 0, at = 0; i < pixels.length; i += 3, at++) {
    const shade = GRAIN[((at % width) % GRAIN_SIZE) | ((Math.floor(at / width) % GRAIN_SIZE) << 8)]
    pixels[i] += shade
    pixels[i + 1] += shade
    pixels[i + 2] += shade
  }
}

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
