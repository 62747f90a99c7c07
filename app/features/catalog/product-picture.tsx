import { Image } from '~/ui/image'
import { type Picture } from './picture-record'

interface ProductPictureProps {
  /** Null for a thing without a picture. */
  picture: Picture | null
  /** Instead of the picture's own words; empty beside a text that says the same. */
  alt?: string
  sizes: string
  /** CSS pixels of the widest place it is drawn in. */
  widest: number
  priority?: boolean
}

/** The place of the first picture on a product's page. */
export const mainPlace = { sizes: '(width >= 60rem) 50vw, 88vw', widest: 700 }

/** A picture of the catalogue; nothing where there is none, so that its frame stays empty. */
export function ProductPicture({ picture, alt, sizes, widest, priority }: ProductPictureProps) {
  if (!picture) return null
  const { src, width, height, placeholder } = picture
  return (
    <Image
      src={src}
      alt={alt ?? picture.alt}
      width={width}
      height={height}
      placeholder={placeholder}
      sizes={sizes}
      widest={widest}
      priority={priority}
    />
  )
}
