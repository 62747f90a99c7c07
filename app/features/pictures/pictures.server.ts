import { LRUCache } from 'lru-cache'
import { availableParallelism } from 'node:os'
import { env } from '~/env.server'
import { createQueue } from './queue'
import { type PictureFormat } from './picture-request'
import { createPictureSource, type PictureSource } from './picture-source.server'
import { type PictureBytes, resizePicture } from './resize.server'

export interface PictureRequest {
  /** Encoded, `/uploads/…`. */
  path: string
  version: string | null
  width: number
  format: PictureFormat
}

export interface Picture {
  body: PictureBytes
  /** Quoted, as the header carries it. */
  etag: string
}

export interface Pictures {
  /** @throws PictureError, or QueueFullError when too many are asked for at once */
  read(request: PictureRequest): Promise<Picture>
}

interface PicturesOptions {
  source: PictureSource
  resize: typeof resizePicture
  /** Room for finished pictures in memory. */
  cacheBytes: number
}

/** Pictures in the widths that pages ask for: each is made once, however many ask for it at the same time. */
export function createPictures({ source, resize, cacheBytes }: PicturesOptions): Pictures {
  const kept = new LRUCache<string, Picture>({ maxSize: cacheBytes, sizeCalculation: ({ body }) => body.length + 200 })
  const underWay = new Map<string, Promise<Picture>>()
  const queue = createQueue({ running: availableParallelism(), waiting: 400 })

  async function make(etag: string, bytes: Buffer, width: number, format: PictureFormat): Promise<Picture> {
    const picture = { body: await queue.run(() => resize(bytes, width, format)), etag }
    kept.set(etag, picture)
    return picture
  }

  return {
    async read({ path, version, width, format }) {
      const { bytes, hash } = await source.read(path, version)
      const etag = `"${hash}-${width}-${format}"`
      const known = kept.get(etag)
      if (known) return known
      const making = underWay.get(etag) ?? make(etag, bytes, width, format).finally(() => underWay.delete(etag))
      underWay.set(etag, making)
      return making
    },
  }
}

/** The process-wide pictures of the configured backend. */
export const pictures = createPictures({
  source: createPictureSource({ baseUrl: env.MEDUSA_URL.replace(/\/+$/, '') }),
  resize: resizePicture,
  cacheBytes: 96_000_000,
})
