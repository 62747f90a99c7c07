import { toPicturePath } from './picture-path'
import { toPictureRecord } from './picture-record'
import { listValues } from './translation.server'

interface PicturedLine {
  /** The product's as it was when the line was made; the backend knows no picture of a variant. */
  thumbnail: string | null
  /** The variant's title, Medusa's "Black / M". */
  variant: string
}

interface PicturedProduct {
  metadata?: Record<string, unknown> | null
  /** Addresses of the pictures that it has: what the metadata says of others is of before. Absent where nobody knows. */
  images?: readonly string[]
}

/**
 * A line's picture as a path for the picture route: the first that shows one of the values chosen, else the line's own.
 * @param product absent where the shop does not have it any more
 */
export function toLinePicture({ thumbnail, variant }: PicturedLine, product: PicturedProduct = {}): string | null {
  const values = listValues(variant)
  const described: unknown[] = Array.isArray(product.metadata?.images) ? product.metadata.images : []
  const there = product.images?.map((url) => toPicturePath(url))
  for (const details of described) {
    const picture = toPictureRecord(details)
    const isThere = picture !== null && (there?.includes(picture.src) ?? true)
    if (isThere && picture.option && values.includes(picture.option.value)) return picture.src
  }
  return toPicturePath(thumbnail)
}
