import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { type Picture } from './picture-record'
import { ProductPicture } from './product-picture'

// keyed by the first picture, so that another one is seen from its beginning
/** A product's pictures: swiped sideways on a narrow screen, side by side on a wide one; each opens in full. */
export function Gallery({ pictures, title }: { pictures: readonly Picture[]; title: string }) {
  const t = useT()
  const count = pictures.length
  if (count === 0) return <div className="gallery picture" />
  return (
    <ul className="gallery" key={pictures[0]?.src} aria-label={t('catalog:gallery.label')}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <a className="picture" href={paths.picture(2048, picture.src)}>
            <ProductPicture
              picture={picture}
              alt={picture.alt || t('catalog:gallery.picture', { title, number: index + 1, count })}
              sizes={index === 0 ? '(width >= 60rem) 50vw, 88vw' : '(width >= 60rem) 25vw, 88vw'}
              widest={index === 0 ? 700 : 540}
              priority={index === 0}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
