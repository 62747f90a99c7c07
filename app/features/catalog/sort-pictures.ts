import { type PictureView } from './product-view'

/** The pictures for a variant: first those that show its own values, then those of the product, then its siblings'. */
export function sortPictures(pictures: readonly PictureView[], values: Record<string, string>): PictureView[] {
  function toRank({ shows }: PictureView): number {
    if (!shows) return 1
    return values[shows.optionId] === shows.value ? 0 : 2
  }
  return pictures.toSorted((a, b) => toRank(a) - toRank(b))
}
