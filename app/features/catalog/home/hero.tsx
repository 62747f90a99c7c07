import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { ProductPicture } from '../product-picture'
import { type Tile } from './showcase.server'

/** What the shop is about, beside the collection it shows first. */
export function Hero({ collection }: { collection: Tile | null }) {
  const t = useT()
  const locale = useLocale().code
  return (
    <section className="hero">
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
      {collection ? (
        <div className="hero-picture picture">
          <ProductPicture picture={collection.picture} sizes="(width >= 60rem) 50vw, 100vw" widest={720} priority />
        </div>
      ) : null}
    </section>
  )
}
