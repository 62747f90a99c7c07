import { Image } from '~/ui/image'

interface ProductPictureProps {
  /** A path that the picture route takes; null for a product without one. */
  src: string | null
  alt: string
  sizes: string
  /** CSS pixels of the widest place it is drawn in. */
  widest: number
  priority?: boolean
}

/** A product's picture in the shop's upright format; an empty frame where there is none. */
export function ProductPicture({ src, alt, sizes, widest, priority }: ProductPictureProps) {
  if (!src) return null
  return <Image src={src} alt={alt} width={1600} height={2000} sizes={sizes} widest={widest} priority={priority} />
}
