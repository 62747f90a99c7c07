import { type MailPicture, toRowSize } from '@vitrine/mail/html-parts'
import { toOwnNumbers } from '@vitrine/shared/digits'
import { findLinePicture } from '@vitrine/shared/picture-record'
import { parseLocale } from './locale'
import type { LetterSettings } from './mail-writer'
import type { MailedItem } from './mailed-order'

export type PictureSettings = Pick<LetterSettings, 'storeUrl' | 'pictureOrigins'> & { locale?: unknown }

// of those that the shop's picture route offers, twice as wide as it is drawn
const fileWidth = 128

/** The picture of an order's line that the shop shows, from the shop's own address; null where there is none. */
export function toPicture(
  { thumbnail, description, variant }: MailedItem,
  { storeUrl, pictureOrigins, locale }: PictureSettings,
): MailPicture | null {
  const { metadata, images } = variant?.product ?? {}
  const product = { metadata, images: images?.map(({ url }) => url) }
  const picture = findLinePicture({ thumbnail, variant: description ?? '' }, product, pictureOrigins)
  if (!picture) return null
  const { language, tag } = parseLocale(locale)
  return {
    src: `${storeUrl.replace(/\/$/, '')}/images/${fileWidth}${picture.src}`,
    alt: toOwnNumbers(picture.alt[language] ?? picture.alt.en ?? '', tag),
    ...toRowSize(picture),
  }
}
