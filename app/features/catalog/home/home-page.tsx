import { memo, type ReactNode } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Hero } from './hero'
import { type HomePageData } from './home-page.server'
import { type ListedProduct } from '../listed-product'
import { ProductGrid } from '../product-grid'
import { TaxNote } from '../tax-note'
import { Tiles } from './tiles'

/** The front page: what the shop promises, what is ordered most, who makes it, one collection, the categories, what is new, the others. */
export const HomePage = memo(function HomePage({ home }: { home: HomePageData }) {
  const t = useT()
  const locale = useLocale().code
  const { featured, bestsellers, promises, makers, newest, collections, categories, currency, taxInclusive } = home
  const note = <TaxNote taxInclusive={taxInclusive} />
  return (
    <div className="page home">
      <Hero collection={featured?.collection ?? null} />
      <Promises lines={promises} />
      <Row
        id="bestsellers"
        title={t('catalog:home.bestsellers')}
        note={note}
        products={bestsellers}
        currency={currency}
      />
      <Tiles id="makers" title={t('catalog:home.makers')} tiles={makers} toPath={(key) => paths.brand(locale, key)} />
      {featured ? (
        <Row
          id="featured"
          title={<bdi lang={featured.collection.foreign?.title}>{featured.collection.title}</bdi>}
          note={note}
          products={featured.products}
          currency={currency}
        />
      ) : null}
      <Tiles
        id="categories"
        title={t('catalog:home.categories')}
        tiles={categories}
        toPath={(handle) => paths.category(locale, handle)}
      />
      <Row id="new" title={t('catalog:home.new')} note={note} products={newest} currency={currency}>
        <p>
          <ButtonLink to={paths.allProducts(locale)} kind="secondary">
            {t('catalog:all.title')}
          </ButtonLink>
        </p>
      </Row>
      <Tiles
        id="collections"
        title={t('catalog:home.collections')}
        tiles={collections}
        toPath={(handle) => paths.collection(locale, handle)}
      />
    </div>
  )
})

function Promises({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="promises cluster small muted">
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  /** Of the heading. */
  id: string
  title: ReactNode
  note: ReactNode
  products: readonly ListedProduct[]
  currency: string
  /** Below the products: the way on. */
  children?: ReactNode
}

function Row({ id, title, note, products, currency, children }: RowProps) {
  if (products.length === 0) return null
  return (
    <section className="stack gap-5" aria-labelledby={id}>
      <div className="row">
        <h2 id={id}>{title}</h2>
        {note}
      </div>
      <ProductGrid products={products} currency={currency} heading="h3" />
      {children}
    </section>
  )
}
