import { paths } from '~/paths'

/** The widths that the picture route answers, in pixels. */
export const pictureWidths = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const

interface ImageProps {
  /** What the picture route takes, `/uploads/products/x-1.webp?v=…`. */
  src: string
  alt: string
  /** Pixels of the original; they reserve the room before it has loaded. */
  width: number
  height: number
  /** How wide the page draws it, as in `(width >= 60em) 25vw, 50vw`. */
  sizes: string
  /** CSS pixels of the widest place it is drawn in; the browser is offered up to twice that. */
  widest: number
  /** The picture in a few pixels as a data URI, seen behind it until it has come. */
  placeholder?: string
  /** The page's main picture: loaded at once and first. */
  priority?: boolean
}

/** The widths to offer for a picture drawn at most `widest` CSS pixels wide: none wider than it needs or than it has. */
export function toOfferedWidths(widest: number, width: number): number[] {
  const limit = Math.min(widest * 2, width)
  const enough = pictureWidths.find((candidate) => candidate >= limit) ?? 3840
  return pictureWidths.filter((candidate) => candidate <= enough && candidate >= enough / 8)
}

/**
 * A picture through the shop's own optimiser, in as many widths as its place can use. The placeholder is a layer of its
 * own behind it: the content policy allows data URIs in pictures, but no style in an attribute.
 */
export function Image({ src, alt, width, height, sizes, widest, placeholder, priority = false }: ImageProps) {
  const offered = toOfferedWidths(widest, width)
  const middle = offered[Math.floor(offered.length / 2)] ?? 640
  // React 18 knows this attribute in lower case only, its types in camel case.
  const first = priority ? { fetchpriority: 'high' } : { loading: 'lazy' as const }
  return (
    <>
      {placeholder ? <img className="placeholder" src={placeholder} alt="" /> : null}
      <img
        src={paths.picture(middle, src)}
        srcSet={offered.map((candidate) => `${paths.picture(candidate, src)} ${candidate}w`).join(', ')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...first}
      />
    </>
  )
}
