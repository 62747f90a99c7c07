import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const toDeflated = promisify(deflateRaw)

/** A body with places that each visitor has something of their own in. What stands between them is compressed once. */
export interface PartedBody {
  readonly bytes: number
  /** @param own a text for each place, null for what stands there @returns the whole as gzip */
  fill(own: readonly (string | null)[]): Buffer
}

/**
 * @param places what stands in the places, in their order
 * @returns null where one of them is not there, or more than once
 */
export async function partBody(html: string, places: readonly string[]): Promise<PartedBody | null> {
  const texts = splitAt(html, places)
  const parts = texts && (await Promise.all(texts.map((text) => toPart(Buffer.from(text)))))
  if (!parts) return null
  return {
    bytes: parts.reduce((sum, { deflated }) => sum + deflated.length, 0),
    fill(own) {
      const pieces: Buffer[] = [header]
      const sum = { crc: 0, length: 0 }
      for (const [index, part] of parts.entries()) {
        pieces.push(part.deflated)
        sum.crc = (multiply(part.shift, sum.crc) ^ part.crc) >>> 0
        sum.length += part.length
        const text = Buffer.from(own[index] ?? places[index] ?? '')
        pieces.push(...toStored(text))
        sum.crc = crc32(text, sum.crc)
        sum.length += text.length
      }
      return Buffer.concat([...pieces, lastBlock, toTrailer(sum)])
    },
  }
}

function splitAt(html: string, places: readonly string[]): string[] | null {
  const texts: string[] = []
  let from = 0
  for (const place of places) {
    const at = html.indexOf(place)
    if (at < from || html.includes(place, at + 1)) return null
    texts.push(html.slice(from, at))
    from = at + place.length
  }
  return [...texts, html.slice(from)]
}

interface Part {
  deflated: Buffer
  crc: number
  length: number
  /** What a checksum is multiplied by when the part follows. */
  shift: number
}

// it ends at a byte, is not the last block, and looks at nothing before it
const partOptions = { level: 9, finishFlush: constants.Z_SYNC_FLUSH }

async function toPart(text: Buffer): Promise<Part> {
  const { length } = text
  return { deflated: await toDeflated(text, partOptions), crc: crc32(text), length, shift: toShift(length) }
}

// RFC 1952, 2.3: no name, no time, an unknown system
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
// RFC 1951, 3.2.6: nothing but its end
const lastBlock = Buffer.from([0x03, 0x00])
const mostStored = 0xffff

// RFC 1951, 3.2.4: as it is, since compressing a few words costs more than sending them
function toStored(text: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  for (let from = 0; from < text.length; from += mostStored) {
    const piece = text.subarray(from, from + mostStored)
    const begin = Buffer.alloc(5)
    begin.writeUInt16LE(piece.length, 1)
    begin.writeUInt16LE(piece.length ^ 0xffff, 3)
    pieces.push(begin, piece)
  }
  return pieces
}

function toTrailer({ crc, length }: { crc: number; length: number }): Buffer {
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc, 0)
  trailer.writeUInt32LE(length, 4)
  return trailer
}

// as `crc32_combine` of zlib: a checksum is a polynomial, its highest power in the lowest bit
const [one, toTheEighth, divisor] = [0x8000_0000, 0x0080_0000, 0xedb8_8320]

function multiply(first: number, second: number): number {
  let [product, other] = [0, second]
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (first & bit) product ^= other
    other = other & 1 ? (other >>> 1) ^ divisor : other >>> 1
  }
  return product >>> 0
}

/** x to the power of all bits of so many bytes. */
function toShift(bytes: number): number {
  let [shift, power] = [one, toTheEighth]
  for (let left = bytes; left > 0; left >>>= 1) {
    if (left & 1) shift = multiply(power, shift)
    power = multiply(power, power)
  }
  return shift
}
