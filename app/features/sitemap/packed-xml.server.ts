import { createHash } from 'node:crypto'
import { type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

export interface Packed {
  /** Compressed with gzip. */
  bytes: Uint8Array<ArrayBuffer>
  /** Of the bytes, URL-safe. */
  hash: string
}

/** A file that is written and compressed once, by whoever asks for it first. */
export interface PackedXml {
  /** What it is made from: the same fingerprint is the same file. */
  fingerprint: string
  /** @throws what writing it throws; it is then tried again by whoever asks next */
  read(): Promise<Packed>
}

export function createPackedXml(fingerprint: string, write: () => Readable): PackedXml {
  let packed: Promise<Packed> | undefined
  return {
    fingerprint,
    read() {
      packed ??= pack(write()).catch((error: unknown) => {
        packed = undefined
        throw error
      })
      return packed
    },
  }
}

async function pack(xml: Readable): Promise<Packed> {
  const zipped = createGzip({ level: 6 })
  const [bytes] = await Promise.all([buffer(zipped), pipeline(inBlocks(xml), zipped)])
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { bytes: new Uint8Array(bytes), hash }
}

const blockLength = 256 * 1024

// an address comes in dozens of pieces, and each that zlib is given costs it a thread; between blocks others get their turn
async function* inBlocks(xml: Readable): AsyncGenerator<string> {
  let block = ''
  for await (const piece of xml) {
    block += String(piece)
    if (block.length < blockLength) continue
    yield block
    block = ''
  }
  yield block
}
