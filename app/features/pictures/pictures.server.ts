import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { BusyError } from '~/once/busy-error'
import { type Line } from '~/once/waiting-line.server'
import { createSingleFlight } from '~/once/single-flight'
import { type DiskCache } from './disk-cache.server'
import { type ModernFormat, type PictureAddress } from './picture-request'
import { PictureError, type PictureSource } from './picture-source.server'
import { type PictureBytes, type resizePicture, type Resizing } from './resize.server'

export interface PictureRequest {
  address: PictureAddress
  /** Of the original that the asker means; null where the address names none. */
  hash: string | null
  /** One of the offered widths, in pixels. */
  width: number
  /** Formats that the asker reads beside the plain ones, best first. */
  formats: readonly ModernFormat[]
  saveData: boolean
}

export interface Picture {
  body: PictureBytes
  /** Quoted, as the header carries it. */
  etag: string
  /** It is of the original that was asked for. */
  exact: boolean
  /** Nothing better is coming: soon there is a smaller format for the same asker otherwise. */
  final: boolean
}

export interface Pictures {
  /**
   * @param admit called once, before what costs something for this asker alone: an original that is not in memory, or a picture
   * that is to be made and that nobody else waits for; it may refuse that by throwing
   * @throws PictureError, or BusyError when too many are asked for at once
   */
  read(request: PictureRequest, admit: () => Promise<void>): Promise<Picture>
}

interface PicturesOptions {
  source: PictureSource
  resize: typeof resizePicture
  disk: DiskCache
  line: Line
  /** The one that takes seconds: for what only saves bytes. */
  slowLine: Line
  /** Room for finished pictures in memory. */
  cacheBytes: number
  /** Whether the machine has time to spare for it. */
  isIdle: () => boolean
}

type Format = Resizing['format']

const mostTried = 10_000
const retryMs = 5 * 60_000

/**
 * Pictures in the widths that pages ask for: each is made once, however many ask for it at the same time, and kept on
 * disk. AVIF takes several times as long as WebP: who reads both gets WebP at once, and AVIF from the next time on. What was
 * shown as AVIF is made once more in an idle moment, as small as it gets, which takes seconds.
 */
export function createPictures({
  source,
  resize,
  disk,
  line,
  slowLine,
  cacheBytes,
  isIdle,
}: PicturesOptions): Pictures {
  const kept = new LRUCache<string, PictureBytes>({
    maxSize: cacheBytes,
    sizeCalculation: ({ length }) => length + 200,
  })
  const share = createSingleFlight<PictureBytes>()
  const making = new Set<string>()
  // what could not be made smaller stays as it is for a while
  const tried = new LRUCache<string, true>({ max: mostTried, ttl: retryMs })

  async function find(name: string): Promise<PictureBytes | null> {
    const known = kept.get(name)
    if (known) return known
    const found = await disk.read(name)
    if (!found) return null
    const bytes = new Uint8Array(found)
    kept.set(name, bytes)
    return bytes
  }

  async function make(request: PictureRequest, hash: string, format: Format): Promise<PictureBytes> {
    const name = toName(request, hash, format)
    const { address, width, saveData } = request
    const made = await (format === 'small-avif' ? slowLine : line).run(
      async () => {
        if (format === 'small-avif' && !isIdle()) throw new BusyError()
        // from the source's memory: what waits in line must not hold the original in its own
        const original = await source.read(address, hash)
        if (original.hash !== hash) throw new PictureError('unavailable')
        return resize(original.bytes, { width, format, saveData })
      },
      format === 'avif' && request.formats.length > 1 ? 'later' : 'now',
    )
    kept.set(name, made)
    await disk.write(name, made)
    return made
  }

  async function makeOnce(request: PictureRequest, hash: string, format: Format): Promise<PictureBytes> {
    const name = toName(request, hash, format)
    const made = kept.get(name)
    if (made) return made
    making.add(name)
    return share(name, () => make(request, hash, format).finally(() => making.delete(name)))
  }

  async function readFormat(request: PictureRequest, hash: string, format: Format, admit: Admit) {
    const name = toName(request, hash, format)
    const known = await find(name)
    if (!known && !making.has(name)) await admit()
    return { body: known ?? (await makeOnce(request, hash, format)), etag: toTag(request, hash, format) }
  }

  /** What is kept for this asker, where it is the best format. */
  async function findBest(request: PictureRequest, hash: string) {
    const [best = 'plain'] = request.formats
    const small = best === 'avif' ? await find(toName(request, hash, 'small-avif')) : null
    if (small) return { body: small, etag: toTag(request, hash, 'small-avif'), final: true }
    const body = await find(toName(request, hash, best))
    if (!body) return null
    return { body, etag: toTag(request, hash, best), final: best !== 'avif' || !shrinkSoon(request, hash) }
  }

  /** @returns whether a smaller one may come */
  function shrinkSoon(request: PictureRequest, hash: string): boolean {
    const name = toName(request, hash, 'small-avif')
    if (making.has(name)) return true
    if (tried.has(name)) return false
    tried.set(name, true)
    makeOnce(request, hash, 'small-avif').catch(() => undefined)
    return true
  }

  async function readBest(request: PictureRequest, hash: string, admit: Admit) {
    const found = await findBest(request, hash)
    if (found) return found
    const [best = 'plain', second] = request.formats
    const made = await readFormat(request, hash, second ?? best, admit)
    // whoever asks next tries again, should this one fail
    if (second) makeOnce(request, hash, best).catch(() => undefined)
    return { ...made, final: best !== 'avif' }
  }

  return {
    async read(request, admitOnce) {
      const admit = onlyOnce(admitOnce)
      const { hash } = request
      // no need to see the original, or its server, for what was made of it before
      const known = hash === null ? null : await findBest(request, hash)
      if (known) return { ...known, exact: true }
      if (!source.knows(request.address)) await admit()
      const { hash: found } = await source.read(request.address, hash)
      return { ...(await readBest(request, found, admit)), exact: found === hash }
    },
  }
}

type Admit = () => Promise<void>

function onlyOnce(admit: Admit): Admit {
  let admitted: Promise<void> | undefined
  return () => (admitted ??= admit())
}

function toVariant({ width, saveData }: PictureRequest, hash: string, format: Format): string {
  return `${hash}-${width}-${format}${saveData ? '-s' : ''}`
}

function toTag(request: PictureRequest, hash: string, format: Format): string {
  return `"${toVariant(request, hash, format)}"`
}

// with the address: a hash in a URL must not show another's picture there
function toName(request: PictureRequest, hash: string, format: Format): string {
  return `${toAddressKey(request.address)}-${toVariant(request, hash, format)}`
}

/** An original's address as a file may be called. */
export function toAddressKey({ host, path }: PictureAddress): string {
  return createHash('sha256')
    .update(JSON.stringify([host, path]))
    .digest('hex')
    .slice(0, 24)
}
