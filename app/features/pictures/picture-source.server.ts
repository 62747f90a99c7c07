import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { Agent, request } from 'undici'

/** An original as the backend holds it. */
export interface Original {
  bytes: Buffer
  /** Of the bytes: the same hash is the same picture. */
  hash: string
}

/** There is no such picture, or nothing that could be one; `unavailable` when the backend did not say. */
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
  /**
   * @param path encoded, below the backend's own address
   * @param version of the URL asked for; another than last time asks the backend again
   * @throws PictureError
   */
  read(path: string, version: string | null): Promise<Original>
}

interface Known extends Original {
  version: string | null
  etag: string | null
  checkedAt: number
}

interface SourceOptions {
  /** The backend's address; pictures come from nowhere else. */
  baseUrl: string
  deadlineMs?: number
  /** The largest original that is taken. */
  maxBytes?: number
  /** Room for originals in memory. */
  cacheBytes?: number
}

const freshMs = 60_000
const freshWithNewVersionMs = 1_000

/** Originals from the backend, kept in memory; an original outlives a backend that does not answer. */
export function createPictureSource(options: SourceOptions): PictureSource {
  const { baseUrl, deadlineMs = 5000, maxBytes = 10_000_000, cacheBytes = 48_000_000 } = options
  const kept = new LRUCache<string, Known>({ maxSize: cacheBytes, sizeCalculation: ({ bytes }) => bytes.length + 500 })
  const underWay = new Map<string, Promise<Known>>()
  const dispatcher = new Agent({ connections: 16, connect: { timeout: 2000 }, maxResponseSize: maxBytes })

  async function load(path: string, version: string | null): Promise<Known> {
    const old = kept.get(path)
    try {
      const signal = AbortSignal.timeout(deadlineMs)
      const headers = old?.etag ? { 'If-None-Match': old.etag } : {}
      const { statusCode, headers: answer, body } = await request(baseUrl + path, { dispatcher, signal, headers })
      const bytes = Buffer.from(await body.arrayBuffer())
      const checkedAt = Date.now()
      if (statusCode === 304 && old) return { ...old, version, checkedAt }
      if (statusCode >= 500) throw new PictureError('unavailable')
      if (statusCode !== 200) throw new PictureError('missing')
      const etag = typeof answer.etag === 'string' ? answer.etag : null
      return {
        bytes,
        hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
        version,
        etag,
        checkedAt,
      }
    } catch (error) {
      const failure = toPictureError(error)
      if (failure.reason !== 'unavailable' || !old) throw failure
      return { ...old, checkedAt: Date.now() }
    }
  }

  return {
    async read(path, version) {
      const known = kept.get(path)
      const lifeMs = version === known?.version ? freshMs : freshWithNewVersionMs
      if (known && Date.now() - known.checkedAt < lifeMs) return known
      const loading = underWay.get(path) ?? load(path, version).finally(() => underWay.delete(path))
      underWay.set(path, loading)
      const loaded = await loading
      kept.set(path, loaded)
      return loaded
    },
  }
}

function toPictureError(error: unknown): PictureError {
  if (error instanceof PictureError) return error
  const tooLarge = error instanceof Error && 'code' in error && error.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
  return new PictureError(tooLarge ? 'unreadable' : 'unavailable', { cause: error })
}
