import { availableParallelism } from 'node:os'
import { env } from '~/env.server'
import { log } from '~/http/log.server'
import { createDiskCache } from './disk-cache.server'
import { createPictureFacts } from './picture-facts.server'
import { createPictureSource } from './picture-source.server'
import { createPictures } from './pictures.server'
import { createQueue } from './queue'
import { inspectPicture, resizePicture } from './resize.server'

const source = createPictureSource({ backendUrl: env.MEDUSA_URL, origins: env.PICTURE_ORIGINS })
const disk = createDiskCache({
  directory: env.PICTURE_CACHE_DIR,
  maxBytes: env.PICTURE_CACHE_MB * 1_000_000,
  log,
})
const queue = createQueue({ running: availableParallelism(), waiting: 400 })

/** The process-wide pictures of the configured servers. */
export const pictures = createPictures({ source, resize: resizePicture, disk, queue, cacheBytes: 32_000_000 })

export const pictureFacts = createPictureFacts({ source, inspect: inspectPicture, disk, queue })
