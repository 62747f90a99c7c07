import { memo } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { ChangeStatus } from '~/ui/change-status'
import { Link } from '~/ui/link'
import { SkipLink } from '~/ui/skip-link'
import { toListStatus } from './chosen-filters'
import { FilteredList, productsId } from './filtered-list'
import { type ListData } from './list-data'
import { ListingHead } from './listing-head'
import { isFiltered } from './listing-query'
import { type Foreign, type InLanguage } from '../translation.server'
import { type Picture } from '../picture-record'

/** A link to another list. */
export interface ListLink extends InLanguage {
  title: string
  path: string
}

export interface ListingData extends ListData, Foreign {
  title: string
  description: string
  picture: Picture | null
  /** The pages above this one, without the start page. */
  ancestors: ListLink[]
  /** The lists that this one divides into. */
  children: ListLink[]
}

/**
 * The page of a list: what it is, what it divides into, what can be chosen, its products page by page. As long as it stays what it
 * is, it is not drawn anew for what the router is about.
 */
export const ProductListing = memo(function ProductListing({ listing }: { listing: ListingData }) {
  const t = useT()
  const reader = useLocale()
  const locale = reader.code
  const { title, ancestors, children, query, count, foreign } = listing
  // the page has one main picture
  const picture = listing.page === 1 ? listing.picture : null
  const crumbs: Crumb[] = [
    { label: t('catalog:list.breadcrumb'), path: paths.home(locale) },
    ...ancestors.map((ancestor) => ({ label: ancestor.title, path: ancestor.path, lang: ancestor.lang })),
    { label: title, lang: foreign?.title },
  ]
  if (count === 0 && !isFiltered(query)) return <EmptyListing crumbs={crumbs} title={title} lang={foreign?.title} />
  return (
    <div className="page">
      <SkipLink to={productsId} text={t('catalog:list.skip')} />
      <Breadcrumbs crumbs={crumbs} />
      <ListingHead {...listing} picture={picture} />
      {children.length > 0 ? <Subcategories links={children} /> : null}
      <FilteredList list={listing} priorities={picture ? 0 : 2} />
      <ChangeStatus key={listing.path} message={toListStatus(t, reader, listing)} />
    </div>
  )
})

function Subcategories({ links }: { links: ListingData['children'] }) {
  const t = useT()
  return (
    <nav className="subcategories" aria-label={t('catalog:list.subcategories')}>
      <ul className="chips">
        {links.map(({ title, path, lang }) => (
          <li key={path}>
            <Link className="chip" to={path} lang={lang}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function EmptyListing({ crumbs, title, lang }: { crumbs: Crumb[]; title: string; lang: string | undefined }) {
  const t = useT()
  const locale = useLocale().code
  return (
    <div className="page">
      <Breadcrumbs crumbs={crumbs} />
      <EmptyState
        title={<bdi lang={lang}>{title}</bdi>}
        icon="bag"
        text={t('catalog:empty.text')}
        action={<ButtonLink to={paths.allProducts(locale)}>{t('catalog:empty.action')}</ButtonLink>}
      />
    </div>
  )
}
