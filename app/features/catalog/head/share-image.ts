import { paths } from '~/paths'
import { pictureWidths } from '~/ui/picture-widths'
import { type Picture } from '../picture-record'

export interface ShareImage {
  /** Absolute. */
  url: string
  /** Pixels of what the address answers. */
  width: number
  height: number
  alt: string
}

/** A picture as other services fetch it: up to 1200 pixels wide, none wider than it is. */
export function toShareImage({ src, width, height, alt }: Picture, origin: string): ShareImage {
  const fitting = pictureWidths.filter((candidate) => candidate <= Math.min(width, 1200))
  const offered = fitting.at(-1) ?? pictureWidths[0]
  return {
    url: origin + paths.picture(offered, src),
    width: offered,
    height: Math.round((offered * height) / width),
    alt,
  }
}
