import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { ProductPicture } from '../product-picture'
import { type Picture } from '../picture-record'
import { type Tile } from './showcase.server'

/** What the shop is about, beside the collection it shows first. */
export function Hero({ collection }: { collection: Tile | null }) {
  const t = useT()
  const locale = useLocale().code
  return (
    <section className="hero">
      {/* first, as it is drawn: a page that arrives in pieces would move the words down for it */}
      {collection ? (
        <div className="hero-picture picture">
          <ProductPicture picture={collection.picture} sizes={toSizes(collection.picture)} widest={720} priority />
        </div>
      ) : null}
      <div className="hero-words">
        {collection ? (
          <p className="eyebrow" lang={collection.foreign?.title}>
            {collection.title}
          </p>
        ) : null}
        <h1>{t('catalog:home.title')}</h1>
        <p className="lead" lang={collection?.foreign?.description}>
          {collection?.description || t('catalog:home.description')}
        </p>
        <div className="cluster">
          {collection ? (
            <ButtonLink to={paths.collection(locale, collection.handle)} size="large">
              {t('catalog:home.collection')}
            </ButtonLink>
          ) : null}
          <ButtonLink to={paths.allProducts(locale)} size="large" kind={collection ? 'secondary' : 'primary'}>
            {t('catalog:all.title')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** How wide the picture is drawn: it covers its box, 4:3 or as high as `.hero-picture` says, and is cut off at the sides. */
function toSizes(picture: Picture | null): string {
  const ratio = picture ? picture.width / picture.height : 1
  const [rem, vh, vw] = [38 * ratio, 70 * ratio, Math.max(100, 75 * ratio)].map((size) => Math.ceil(size))
  return `(width >= 60rem) max(50vw, min(${rem}rem, ${vh}vh)), ${vw}vw`
}
