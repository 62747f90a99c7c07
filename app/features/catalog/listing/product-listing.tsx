import { Link, useNavigation } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { ActiveFilters } from './active-filters'
import { FilterForm } from './filter-form'
import { type ListedProduct } from '../listed-product'
import { type ActiveTerm, type FacetView } from './listing-facets'
import { ListingHead } from './listing-head'
import { isFiltered, type ListingQuery, toSearch } from './listing-query'
import { NoMatches } from './no-matches'
import { type Picture } from '../picture-record'
import { ProductGrid } from '../product-grid'
import { SortLinks } from './sort-links'
import { TaxNote } from '../tax-note'

export interface ListingData {
  title: string
  description: string
  picture: Picture | null
  /** The pages above this one, without the start page. */
  ancestors: { title: string; path: string }[]
  /** The lists that this one divides into. */
  children: { title: string; path: string }[]
  path: string
  products: ListedProduct[]
  /** Of all pages. */
  count: number
  page: number
  pageCount: number
  currency: string
  taxInclusive: boolean
  /** What is chosen, as far as the shop knows it. */
  query: ListingQuery
  active: ActiveTerm[]
  facets: FacetView[]
  /** How many are in stock. */
  inStock: number
  /** Minor units; what there is without a price range. */
  prices: { min: number; max: number } | null
  /** For an empty list: how many products only this facet, `price` or `stock` keeps away. */
  keptAway: Record<string, number>
}

/** The page of a list: what it is, what it divides into, what can be chosen, its products page by page. */
export function ProductListing({ listing }: { listing: ListingData }) {
  const t = useT()
  const locale = useLocale().code
  const { title, ancestors, children, path, query, count } = listing
  const crumbs: Crumb[] = [
    { label: t('catalog:list.breadcrumb'), path: paths.home(locale) },
    ...ancestors.map((ancestor) => ({ label: ancestor.title, path: ancestor.path })),
    { label: title },
  ]
  if (count === 0 && !isFiltered(query)) return <EmptyListing crumbs={crumbs} title={title} />
  return (
    <div className="page">
      <Breadcrumbs crumbs={crumbs} />
      <ListingHead {...listing} />
      {children.length > 0 ? <Subcategories links={children} /> : null}
      <div className="listing">
        <FilterForm key={path} listing={listing} />
        <Results listing={listing} />
      </div>
    </div>
  )
}

function Results({ listing }: { listing: ListingData }) {
  const t = useT()
  const { path, query, products, count, page, pageCount, taxInclusive, currency } = listing
  const { location } = useNavigation()
  const changing = location?.pathname === path
  return (
    <div className="listing-results stack gap-5" aria-busy={changing}>
      <div className="row small muted">
        <p id={countId} role="status" tabIndex={-1}>
          {t('catalog:list.count', { count })}
        </p>
        <TaxNote taxInclusive={taxInclusive} />
      </div>
      <ActiveFilters listing={listing} focusId={countId} />
      {count > 1 ? <SortLinks path={path} query={query} /> : null}
      {count === 0 ? <NoMatches listing={listing} /> : null}
      <ProductGrid products={products} currency={currency} heading="h2" priorities={2} />
      <Pagination page={page} pageCount={pageCount} toPath={(number) => path + toSearch({ ...query, page: number })} />
    </div>
  )
}

const countId = 'product-count'

function Subcategories({ links }: { links: ListingData['children'] }) {
  const t = useT()
  return (
    <nav aria-label={t('catalog:list.subcategories')}>
      <ul className="chips">
        {links.map(({ title, path }) => (
          <li key={path}>
            <Link className="chip" to={path}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function EmptyListing({ crumbs, title }: { crumbs: Crumb[]; title: string }) {
  const t = useT()
  const locale = useLocale().code
  return (
    <div className="page">
      <Breadcrumbs crumbs={crumbs} />
      <EmptyState
        title={title}
        icon="bag"
        text={t('catalog:empty.text')}
        action={<ButtonLink to={paths.allProducts(locale)}>{t('catalog:empty.action')}</ButtonLink>}
      />
    </div>
  )
}
