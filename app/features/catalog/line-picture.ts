import { toPicturePath } from './picture-path'
import { toPictureRecord } from './picture-record'
import { listValues } from './translation.server'

interface PicturedLine {
  /** The product's as it was when the line was made; the backend knows no picture of a variant. */
  thumbnail: string | null
  /** The variant's title, Medusa's "Black / M". */
  variant: string
}

/**
 * A line's picture as a path for the picture route: the first that shows one of the values chosen, else the line's own.
 * @param metadata the product's; null where the shop does not have it any more
 */
export function toLinePicture(
  { thumbnail, variant }: PicturedLine,
  metadata: Record<string, unknown> | null | undefined,
): string | null {
  const values = listValues(variant)
  const described: unknown[] = Array.isArray(metadata?.images) ? metadata.images : []
  for (const details of described) {
    const picture = toPictureRecord(details)
    if (picture?.option && values.includes(picture.option.value)) return picture.src
  }
  return toPicturePath(thumbnail)
}
