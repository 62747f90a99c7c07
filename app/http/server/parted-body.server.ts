import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const toDeflated = promisify(deflateRaw)

/** A body with places that each visitor has something of their own in. What stands between them is compressed once. */
export interface PartedBody {
  readonly bytes: number
  /**
   * @param own a text for each place, null for what stands there
   * @param nonce in the place of the body's, of the same length
   * @returns the whole as gzip
   */
  fill(own: readonly (string | null)[], nonce: string): Buffer
}

/**
 * @param places what stands in the places, in their order
 * @param nonce the body's own, however often it is there; each that is filled has another. Empty where it has none
 * @returns null where one of the places is not there, or more than once
 */
export async function partBody(html: string, places: readonly string[], nonce: string): Promise<PartedBody | null> {
  const texts = splitAt(html, places)
  const sections = texts && (await Promise.all(texts.map((text) => toSection(text, nonce))))
  if (!sections) return null
  return {
    bytes: sections.flat().reduce((sum, { deflated }) => sum + deflated.length, 0),
    fill(own, another) {
      if (nonce && another.length !== nonce.length) throw new RangeError('another nonce is as long as the first')
      const gzip = startGzip()
      for (const [index, section] of sections.entries()) {
        for (const [number, part] of section.entries()) {
          if (number > 0) gzip.addText(another)
          gzip.addPart(part)
        }
        gzip.addText(own[index] ?? places[index] ?? '')
      }
      return gzip.end()
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

const windowBytes = 32_768

/** The parts between two places, and between the nonces there: since all nonces are as long, what follows may look past them. */
function toSection(text: string, nonce: string): Promise<Part[]> {
  // no text has this byte, so nothing that follows looks at the nonce itself
  const gap = Buffer.alloc(Buffer.byteLength(nonce), 0xff)
  const parts: Promise<Part>[] = []
  let before: Buffer = Buffer.alloc(0)
  for (const piece of (nonce ? text.split(nonce) : [text]).map((each) => Buffer.from(each))) {
    parts.push(toPart(piece, before))
    before = Buffer.concat([before, piece, gap]).subarray(-windowBytes)
  }
  return Promise.all(parts)
}

// it ends at a byte, and is not the last block
const partOptions = { level: 9, finishFlush: constants.Z_SYNC_FLUSH }

/** @param before what it may look at, which stands right before it */
async function toPart(text: Buffer, before: Buffer): Promise<Part> {
  const { length } = text
  const options = before.length > 0 ? { ...partOptions, dictionary: before } : partOptions
  return { deflated: await toDeflated(text, options), crc: crc32(text), length, shift: toShift(length) }
}

/** Parts and texts after one another as one gzip stream. */
function startGzip() {
  const pieces: Buffer[] = [header]
  let crc = 0
  let length = 0
  return {
    addPart(part: Part): void {
      pieces.push(part.deflated)
      crc = (multiply(part.shift, crc) ^ part.crc) >>> 0
      length += part.length
    },
    addText(added: string): void {
      const text = Buffer.from(added)
      pieces.push(...toStored(text))
      crc = crc32(text, crc)
      length += text.length
    },
    end: () => Buffer.concat([...pieces, lastBlock, toTrailer(crc, length)]),
  }
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

function toTrailer(crc: number, length: number): Buffer {
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
