import { useNavigation } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { Pagination } from '~/ui/pagination'
import { ProductGrid } from '../product-grid'
import { TaxNote } from '../tax-note'
import { ActiveFilters } from './active-filters'
import { FilterForm } from './filter-form'
import { toListPath } from './list-address'
import { type ListData } from './list-data'
import { NoMatches } from './no-matches'
import { SortLinks } from './sort-links'
import { useComingList } from './use-coming-list'

interface FilteredListProps {
  list: ListData
  /** How many of the first products are the main pictures of the page. */
  priorities: number
}

/** Products page by page, with all that can be chosen among them. */
export function FilteredList({ list, priorities }: FilteredListProps) {
  const coming = useComingList(list)
  return (
    <div className="listing">
      <FilterForm key={list.path + JSON.stringify(list.kept)} list={coming} />
      <Results list={list} coming={coming} priorities={priorities} />
    </div>
  )
}

function Results({ list, coming, priorities }: FilteredListProps & { coming: ListData }) {
  const t = useT()
  const { path, query, products, count, page, pageCount, taxInclusive, currency } = list
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
      <ActiveFilters list={coming} focusId={countId} />
      {count > 1 ? <SortLinks address={coming} query={coming.query} /> : null}
      {count === 0 ? <NoMatches list={coming} /> : null}
      <ProductGrid products={products} currency={currency} heading="h2" priorities={priorities} />
      <Pagination page={page} pageCount={pageCount} toPath={(number) => toListPath(list, { ...query, page: number })} />
    </div>
  )
}

const countId = 'product-count'
