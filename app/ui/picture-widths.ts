/** The widths that the picture route answers, in pixels. */
export const pictureWidths = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const

/**
 * The widths to offer for a picture drawn at most `widest` CSS pixels wide: none wider than it needs or than it has, and none
 * below a sixth of that: a card is 147 pixels wide on the narrowest phone, where the sixth is 138.
 */
export function toOfferedWidths(widest: number, width: number): number[] {
  const limit = Math.min(widest * 2, width)
  const enough = pictureWidths.find((candidate) => candidate >= limit) ?? 3840
  return pictureWidths.filter((candidate) => candidate <= enough && candidate >= enough / 6)
}

/** The one width of a picture in the light version: about half of its widest place, which suits a phone. */
export function toLightWidth(widest: number): number {
  const enough = Math.max(widest / 2, 64)
  return pictureWidths.find((candidate) => candidate >= enough) ?? 3840
}
