import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { Hero } from './hero'
import { type HomePageData } from './home-page.server'
import { ProductGrid } from './product-grid'
import { TaxNote } from './tax-note'
import { Tiles } from './tiles'

/** The front page: one collection large, what is new, the other collections, the categories. */
export function HomePage({ home }: { home: HomePageData }) {
  const t = useT()
  const locale = useLocale().code
  const { newest, categories, currency, taxInclusive } = home
  const [featured, ...collections] = home.collections
  return (
    <div className="page home">
      <Hero collection={featured ?? null} />
      {newest.length > 0 ? (
        <section className="stack gap-5" aria-labelledby="new">
          <div className="row">
            <h2 id="new">{t('catalog:home.new')}</h2>
            <TaxNote taxInclusive={taxInclusive} />
          </div>
          <ProductGrid products={newest} currency={currency} heading="h3" />
          <p>
            <ButtonLink to={paths.allProducts(locale)} kind="secondary">
              {t('catalog:all.title')}
            </ButtonLink>
          </p>
        </section>
      ) : null}
      <Tiles
        id="categories"
        title={t('catalog:home.categories')}
        tiles={categories}
        toPath={(handle) => paths.category(locale, handle)}
      />
      <Tiles
        id="collections"
        title={t('catalog:home.collections')}
        tiles={collections}
        toPath={(handle) => paths.collection(locale, handle)}
      />
    </div>
  )
}
