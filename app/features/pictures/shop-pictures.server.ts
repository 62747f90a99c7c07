import { createHash } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'
import { env } from '~/env.server'
import { log } from '~/http/server/log.server'
import { createWaitingLine } from '~/once/waiting-line.server'
import { createDiskCache, type DiskCache } from './disk-cache.server'
import { createPictureFacts } from './picture-facts.server'
import { createPictureSource } from './picture-source.server'
import { createPictures } from './pictures.server'
import { inspectPicture } from './placeholder.server'
import { resizePicture } from './resize.server'

const source = createPictureSource({ backendUrl: env.MEDUSA_URL, origins: env.PICTURE_ORIGINS })
const disk = createDiskOfBackend()
// of this process alone: what it shares out are the machine's cores
const line = createWaitingLine({ running: availableParallelism(), waiting: 400, waitMs: 60_000 })
const slowLine = createWaitingLine({ running: 1, waiting: 400, waitMs: 10 * 60_000 })

/** The process-wide pictures of the configured servers. */
export const pictures = createPictures({
  source,
  resize: resizePicture,
  disk,
  line,
  slowLine,
  cacheBytes: 32_000_000,
  // of the last minute, by whatever runs on the machine
  isIdle: () => (loadavg()[0] ?? 0) < availableParallelism(),
})

export const pictureFacts = createPictureFacts({ source, inspect: inspectPicture, disk, line })

// shops of two backends may share the directory, and both have an `/uploads/mug.jpg`
function createDiskOfBackend(): DiskCache {
  const maxBytes = env.PICTURE_CACHE_MB * 1_000_000
  const shared = createDiskCache({ directory: env.PICTURE_CACHE_DIR, maxBytes, log })
  const mark = createHash('sha256').update(env.MEDUSA_URL).digest('hex').slice(0, 8)
  return {
    read: (name) => shared.read(`${name}-${mark}`),
    write: (name, bytes) => shared.write(`${name}-${mark}`, bytes),
  }
}
