import { type PictureView } from './product-view'

/** The pictures for a variant: those that show its own values, then those of the product; never its siblings'. */
export function pickPictures(pictures: readonly PictureView[], values: Record<string, string>): PictureView[] {
  const own = pictures.filter(({ shows }) => shows && values[shows.optionId] === shows.value)
  const shared = pictures.filter(({ shows }) => !shows)
  const picked = [...own, ...shared]
  return picked.length > 0 ? picked : [...pictures]
}
