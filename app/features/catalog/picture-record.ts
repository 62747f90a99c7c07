import { toOwnNumbers } from '@vitrine/shared/digits'
import * as shared from '@vitrine/shared/picture-record'
import { env } from '~/env.server'
import { type Readers } from '~/i18n/locales'

/** A picture with its words in every language, as the cache keeps it. */
export type PictureRecord = shared.PictureRecord

export interface Picture {
  src: string
  /** Empty where the backend does not say what it shows. */
  alt: string
  width: number
  height: number
  /** The picture in a few pixels as a data URI, where it is known; see `describe-picture.server.ts`. */
  placeholder?: string
}

/** A picture out of metadata; null for anything else. */
export function toPictureRecord(details: unknown): PictureRecord | null {
  return shared.toPictureRecord(details, env.PICTURE_ORIGINS)
}

/** A picture of which nothing is known but its address. */
export function toPlainPicture(url: unknown): PictureRecord | null {
  return shared.toPlainPicture(url, env.PICTURE_ORIGINS)
}

export function toPicture({ src, alt, width, height }: PictureRecord, { language, tag }: Readers): Picture {
  return { src, alt: toOwnNumbers(alt[language] ?? alt.en ?? '', tag), width, height }
}
