import { useRef } from 'react'
import { useT } from '~/i18n/use-t'
import { type Picture } from '../picture-record'
import { toPictureId } from './picture-id'
import { PictureZoom } from './picture-zoom'
import { mainPlace, ProductPicture } from '../product-picture'
import { Thumbnails } from './thumbnails'

interface GalleryProps {
  pictures: readonly Picture[]
  title: string
}

/** A product's pictures in a strip, moved by swiping or by its thumbnails; each can be enlarged. */
export function Gallery({ pictures, title }: GalleryProps) {
  const t = useT()
  const count = pictures.length
  if (count === 0) return <div className="gallery picture" />
  const named = pictures.map((picture, index) => ({
    ...picture,
    alt: picture.alt || t('catalog:gallery.picture', { title, number: index + 1, count }),
  }))
  // keyed by the first picture, so that another one is seen from its beginning
  return <Strip key={named[0]?.src} pictures={named} />
}

function Strip({ pictures }: { pictures: readonly Picture[] }) {
  const t = useT()
  const strip = useRef<HTMLUListElement>(null)
  return (
    <section className="gallery" aria-label={t('catalog:gallery.label')}>
      <ul className="gallery-strip" ref={strip}>
        {pictures.map((picture, index) => (
          <li key={picture.src} id={toPictureId(index)} className="picture">
            <ProductPicture picture={picture} {...mainPlace} priority={index === 0} />
            <PictureZoom picture={picture} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? <Thumbnails pictures={pictures} strip={strip} /> : null}
    </section>
  )
}
