import { useContext } from 'react'
import { paths } from '~/paths'
import { LightContext } from './light-context'
import { toLightWidth, toOfferedWidths } from './picture-widths'

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

/**
 * A picture through the shop's own optimiser, in as many widths as its place can use. The placeholder is a layer of its
 * own behind it: the content policy allows data URIs in pictures, but no style in an attribute.
 */
export function Image({ src, alt, width, height, sizes, widest, placeholder, priority = false }: ImageProps) {
  const light = useContext(LightContext)
  // React 18 knows this attribute in lower case only, its types in camel case.
  const first = priority ? { fetchpriority: 'high' } : { loading: 'lazy' as const }
  return (
    <>
      {placeholder && !light ? <img className="placeholder" src={placeholder} alt="" /> : null}
      <img
        {...(light ? { src: paths.picture(toLightWidth(widest), src) } : toSources({ src, width, sizes, widest }))}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...first}
      />
    </>
  )
}

/** Has the browser fetch the picture that an `Image` of these properties is going to show. */
export function fetchImage(props: Parameters<typeof toSources>[0]): void {
  const { srcSet: srcset, sizes } = toSources(props)
  Object.assign(document.createElement('img'), { sizes, srcset })
}

function toSources({ src, width, sizes, widest }: Pick<ImageProps, 'src' | 'width' | 'sizes' | 'widest'>) {
  const offered = toOfferedWidths(widest, width)
  const middle = offered[Math.floor(offered.length / 2)] ?? 640
  const srcSet = offered.map((candidate) => `${paths.picture(candidate, src)} ${candidate}w`).join(', ')
  return { src: paths.picture(middle, src), srcSet, sizes }
}
