import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { partBody, type PartedBody } from './parted-body.server'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)

const quickLevel = 4
const slowLevel = 11

/** Quality 4 and a 256 kB window: half the CPU of the defaults for pages of the same size. */
export const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: quickLevel, [constants.BROTLI_PARAM_LGWIN]: 18 }

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page's body, each of its encodings made once; nothing is kept of it that is not compressed. */
export interface KeptBody {
  /** Of all encodings that are kept. */
  readonly bytes: number
  readonly isPressed: boolean
  /** At once where it has been asked for before. */
  read(encoding: Encoding): Buffer | Promise<Buffer>
  /**
   * In parts between places that are each visitor's own; null where it has no such places.
   * @param listPlaces the same for all who ask, see `partBody`
   */
  readParts(listPlaces: () => string[]): Promise<PartedBody | null>
  /** Compresses it as small as it gets, which takes a quarter of a second of another thread. */
  press(): Promise<void>
}

/**
 * @param onGrowth called when more or less is kept than before
 * @param nonce the page's own, in whose place `readParts` has room for another
 */
export async function keepBody(body: Buffer, onGrowth: () => void, nonce = ''): Promise<KeptBody> {
  let brotli = await toBrotli(body, { params: { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
  let zipped: Buffer | null = null
  let zipping: Promise<Buffer> | null = null
  let isPressed = false
  let parted: PartedBody | null = null
  let parting: Promise<PartedBody | null> | null = null

  async function part(places: string[]): Promise<PartedBody | null> {
    parted = await partBody(String(await fromBrotli(brotli)), places, nonce)
    onGrowth()
    return parted
  }

  async function zip(): Promise<Buffer> {
    zipped = await toGzip(await fromBrotli(brotli))
    onGrowth()
    return zipped
  }

  return {
    get bytes() {
      return brotli.length + (zipped?.length ?? 0) + (parted?.bytes ?? 0)
    },
    get isPressed() {
      return isPressed
    },
    read(encoding) {
      if (encoding === 'br') return brotli
      if (encoding === 'gzip') return zipped ?? (zipping ??= zip())
      return fromBrotli(brotli)
    },
    readParts(listPlaces) {
      return (parting ??= part(listPlaces()))
    },
    async press() {
      isPressed = true
      const params = { ...brotliParams, [constants.BROTLI_PARAM_QUALITY]: slowLevel }
      brotli = await toBrotli(await fromBrotli(brotli), { params })
      onGrowth()
    },
  }
}
