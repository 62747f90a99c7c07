import { Link } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { ListingHead } from './listing-head'
import { type Picture } from './picture-record'
import { type ProductList } from './products.server'
import { ProductGrid } from './product-grid'
import { TaxNote } from './tax-note'

export interface ListingData extends ProductList {
  title: string
  description: string
  picture: Picture | null
  /** The pages above this one, without the start page. */
  ancestors: { title: string; path: string }[]
  /** The lists that this one divides into. */
  children: { title: string; path: string }[]
  path: string
  currency: string
  taxInclusive: boolean
}

/** The page of a category or collection: what it is, what it divides into, its products page by page. */
export function ProductListing({ listing }: { listing: ListingData }) {
  const t = useT()
  const locale = useLocale().code
  const { title, ancestors, children, path, products, count, page, pageCount } = listing
  const crumbs: Crumb[] = [
    { label: t('catalog:list.breadcrumb'), path: paths.home(locale) },
    ...ancestors.map((ancestor) => ({ label: ancestor.title, path: ancestor.path })),
    { label: title },
  ]
  if (count === 0) return <EmptyListing crumbs={crumbs} title={title} />
  return (
    <div className="page">
      <Breadcrumbs crumbs={crumbs} />
      <ListingHead {...listing} />
      {children.length > 0 ? <Subcategories links={children} /> : null}
      <div className="stack gap-5">
        <div className="row small muted">
          <p>{t('catalog:list.count', { count })}</p>
          <TaxNote taxInclusive={listing.taxInclusive} />
        </div>
        <ProductGrid products={products} currency={listing.currency} heading="h2" priorities={2} />
      </div>
      <Pagination
        page={page}
        pageCount={pageCount}
        toPath={(number) => (number > 1 ? `${path}?page=${number}` : path)}
      />
    </div>
  )
}

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
