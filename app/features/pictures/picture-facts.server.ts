import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type Line } from '~/once/waiting-line.server'
import { type DiskCache } from './disk-cache.server'
import { type PictureAddress } from './picture-request'
import { type PictureSource } from './picture-source.server'
import { toAddressKey } from './pictures.server'
import { type inspectPicture } from './placeholder.server'

const factsSchema = z.object({
  hash: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string().nullable(),
  /** Milliseconds since 1970. */
  checkedAt: z.number(),
})

/** What only the original itself can say. */
export type PictureFacts = z.infer<typeof factsSchema>

export interface PictureFactsReader {
  /**
   * What is known of an original from memory or disk. What is not known, or was learned long ago, is looked up
   * afterwards, so that nobody waits for it and the next one who asks has it.
   */
  get(address: PictureAddress): Promise<PictureFacts | null>
}

interface FactsOptions {
  source: Pick<PictureSource, 'read'>
  inspect: typeof inspectPicture
  disk: DiskCache
  line: Line
}

const freshMs = 60 * 60_000
const retryMs = 60_000
const mostInMemory = 20_000

export function createPictureFacts({ source, inspect, disk, line }: FactsOptions): PictureFactsReader {
  const kept = new LRUCache<string, { facts: PictureFacts | null; dueAt: number }>({ max: mostInMemory })

  async function recall(key: string): Promise<PictureFacts | null> {
    const known = kept.get(key)
    if (known) return known.facts
    const facts = parseFacts(await disk.read(toFileName(key)))
    kept.set(key, { facts, dueAt: facts ? facts.checkedAt + freshMs : 0 })
    return facts
  }

  async function learn(address: PictureAddress, key: string, old: PictureFacts | null): Promise<void> {
    const { bytes, hash } = await source.read(address, null)
    const inspection = hash === old?.hash ? old : await inspect(bytes)
    const facts = { ...inspection, hash, checkedAt: Date.now() }
    kept.set(key, { facts, dueAt: facts.checkedAt + freshMs })
    await disk.write(toFileName(key), Buffer.from(JSON.stringify(facts)))
  }

  return {
    async get(address) {
      const key = toAddressKey(address)
      const facts = await recall(key)
      const known = kept.get(key)
      if (known && Date.now() >= known.dueAt) {
        known.dueAt = Date.now() + retryMs
        // the picture's own address tells what is wrong with it
        line.run(() => learn(address, key, facts), 'later').catch(() => undefined)
      }
      return facts
    },
  }
}

function toFileName(key: string): string {
  return `${key}-facts`
}

function parseFacts(bytes: Buffer | null): PictureFacts | null {
  if (!bytes) return null
  try {
    return factsSchema.parse(JSON.parse(bytes.toString()))
  } catch {
    return null
  }
}
