import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import { Agent, request } from 'undici'
import { repeatRead } from '~/http/repeat-read'
import { createSingleFlight } from '~/once/single-flight'
import { createCheckedLookup, type Resolve } from './checked-lookup.server'
import { type PictureAddress } from './picture-request'

/** An original as its server holds it. */
export interface Original {
  bytes: Buffer
  /** Of the bytes, 8 URL-safe characters: at one address the same hash is the same picture. */
  hash: string
}

/** There is no such picture, or nothing that could be one; `unavailable` when its server did not say. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
  constructor(
    readonly reason: 'missing' | 'unreadable' | 'unavailable',
    options?: ErrorOptions,
  ) {
    super(`the picture is ${reason}`, options)
  }
}

export interface PictureSource {
  /** Whether its original is in memory: else reading it asks its server. */
  knows(address: PictureAddress): boolean
  /**
   * @param hash of the original that somebody expects; where it is another, its server is asked again
   * @throws PictureError
   */
  read(address: PictureAddress, hash: string | null): Promise<Original>
}

interface Known extends Original {
  etag: string | null
  checkedAt: number
}

interface SourceOptions {
  /** The backend's address, where it may have a path; no matter what network it is in. */
  backendUrl: string
  /** Others that keep pictures, as origins; a name among them must lead to the public internet. */
  origins?: readonly string[]
  resolve?: Resolve
  /** For all attempts to read one. */
  deadlineMs?: number
  /** The largest original that is taken. */
  maxBytes?: number
  /** Room for originals in memory. */
  cacheBytes?: number
}

const freshMs = 60_000
const freshWhenDoubtedMs = 1_000

/** Originals from the configured servers only, kept in memory; one outlives a server that does not answer. */
export function createPictureSource(options: SourceOptions): PictureSource {
  const { maxBytes = 10_000_000, cacheBytes = 24_000_000 } = options
  const kept = new LRUCache<string, Known>({ maxSize: cacheBytes, sizeCalculation: ({ bytes }) => bytes.length + 500 })
  const loadOnce = createSingleFlight<Known>()
  const fetchFrom = createFetch({ ...options, maxBytes })

  async function load(url: string): Promise<Known> {
    const old = kept.get(url)
    try {
      const { status, etag, bytes } = await fetchFrom(url, old?.etag ?? null)
      const checkedAt = Date.now()
      if (status === 304 && old) return { ...old, checkedAt }
      if (status >= 500) throw new PictureError('unavailable')
      if (status !== 200) throw new PictureError('missing')
      // a page says it six times a picture, and what looks like chance gets no smaller by compression
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
      return { bytes, hash, etag, checkedAt }
    } catch (error) {
      const failure = toPictureError(error)
      if (failure.reason !== 'unavailable' || !old) throw failure
      return { ...old, checkedAt: Date.now() }
    }
  }

  return {
    knows: (address) => kept.has(toUrl(address, options)),
    async read(address, hash) {
      const url = toUrl(address, options)
      const known = kept.get(url)
      const lifeMs = hash === null || hash === known?.hash ? freshMs : freshWhenDoubtedMs
      if (known && Date.now() - known.checkedAt < lifeMs) return known
      const loaded = await loadOnce(url, () => load(url))
      kept.set(url, loaded)
      return loaded
    },
  }
}

function toUrl({ host, path }: PictureAddress, { backendUrl, origins = [] }: SourceOptions): string {
  if (host === null) return backendUrl.replace(/\/+$/, '') + path
  const origin = origins.find((candidate) => new URL(candidate).host === host)
  if (!origin) throw new PictureError('missing')
  return origin + path
}

// No redirect is followed: it would lead where nobody has configured. Compression is neither asked for nor undone.
function createFetch({ backendUrl, resolve, maxBytes, deadlineMs = 5000 }: SourceOptions) {
  const limits = { connections: 8, maxResponseSize: maxBytes }
  const anywhere = new Agent({ ...limits, connect: { timeout: 2000 } })
  const publicOnly = new Agent({ ...limits, connect: { timeout: 2000, lookup: createCheckedLookup(resolve) } })
  const trusted = new URL(backendUrl).origin

  return async function fetchFrom(url: string, knownTag: string | null) {
    const { origin, hostname } = new URL(url)
    // an address, unlike a name, is exactly what was configured
    const dispatcher = origin === trusted || isIP(hostname) ? anywhere : publicOnly
    const signal = AbortSignal.timeout(deadlineMs)
    const headers = { Accept: 'image/*', ...(knownTag ? { 'If-None-Match': knownTag } : {}) }
    async function ask() {
      const { statusCode, headers: answer, body } = await request(url, { dispatcher, signal, headers })
      const read = { get: (name: string) => toText(answer[name.toLowerCase()]) }
      return { status: statusCode, headers: read, bytes: Buffer.from(await body.arrayBuffer()) }
    }
    const { status, headers: answer, bytes } = await repeatRead(ask, { deadlineMs, signal, mayRecover: isNotTooLarge })
    return { status, etag: answer.get('etag'), bytes }
  }
}

function toText(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null
}

function isNotTooLarge(error: unknown): boolean {
  return !(error instanceof Error && 'code' in error && error.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE')
}

function toPictureError(error: unknown): PictureError {
  if (error instanceof PictureError) return error
  return new PictureError(isNotTooLarge(error) ? 'unavailable' : 'unreadable', { cause: error })
}
