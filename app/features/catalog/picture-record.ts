import { z } from 'zod'
import { toOwnNumbers } from '@vitrine/shared/digits'
import { type Readers } from '~/i18n/locales'
import { toPicturePath } from './picture-path'

/** A picture with its words in every language, as the cache keeps it. */
export interface PictureRecord {
  /** What the picture route takes. */
  src: string
  /** What it shows, by language. */
  alt: Record<string, string>
  /** Pixels of the original. */
  width: number
  height: number
  /** The option value that it shows, in the words of the backend. */
  option: { title: string; value: string } | null
}

export interface Picture {
  src: string
  /** Empty where the backend does not say what it shows. */
  alt: string
  width: number
  height: number
  /** The picture in a few pixels as a data URI, where it is known; see `describe-picture.server.ts`. */
  placeholder?: string
}

// what the shop's metadata says of a picture, beside its address
const detailsSchema = z.object({
  url: z.string(),
  alt: z.record(z.string(), z.string()).catch({}),
  width: z.int().positive(),
  height: z.int().positive(),
  option: z.object({ title: z.string(), value: z.string() }).nullish().catch(null),
})

/** A picture out of metadata; null for anything else. */
export function toPictureRecord(details: unknown): PictureRecord | null {
  const { success, data } = detailsSchema.safeParse(details)
  const src = success ? toPicturePath(data.url) : null
  return success && src
    ? { src, alt: data.alt, width: data.width, height: data.height, option: data.option ?? null }
    : null
}

/** A picture of which nothing is known but its address; the shop's usual size is taken for its own. */
export function toPlainPicture(url: unknown): PictureRecord | null {
  const src = toPicturePath(url)
  return src ? { src, alt: {}, width: 1200, height: 1500, option: null } : null
}

export function toPicture({ src, alt, width, height }: PictureRecord, { language, tag }: Readers): Picture {
  return { src, alt: toOwnNumbers(alt[language] ?? alt.en ?? '', tag), width, height }
}
