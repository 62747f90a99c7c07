import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ProductPicture } from './product-picture'

/** A product's pictures: swiped sideways on a narrow screen, side by side on a wide one; each opens in full. */
export function Gallery({ pictures, title }: { pictures: readonly string[]; title: string }) {
  const t = useT()
  const count = pictures.length
  if (count === 0) return <div className="gallery picture" />
  return (
    <ul className="gallery" aria-label={t('catalog:gallery.label')}>
      {pictures.map((src, index) => (
        <li key={src}>
          <a className="picture" href={paths.picture(2048, src)}>
            <ProductPicture
              src={src}
              alt={count === 1 ? title : t('catalog:gallery.picture', { title, number: index + 1, count })}
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
