import { useEffect, useRef } from 'react'
import { useT } from '~/i18n/use-t'
import { Pagination } from '~/ui/pagination'
import { useRouterState } from '~/ui/use-router-state'
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

// two rows on a phone, which are lower than it is
const shortList = 4

/** Products page by page, with all that can be chosen among them. */
export function FilteredList({ list, priorities }: FilteredListProps) {
  const t = useT()
  const coming = useComingList(list)
  const { count } = list
  useFocusOnPage(list.page)
  return (
    <div className="listing" data-tall={list.products.length > shortList ? '' : undefined}>
      <div className="list-bar">
        <FilterForm key={list.path + JSON.stringify(list.kept)} list={coming} focusId={countId} />
        {count > 1 ? <SortLinks address={coming} query={coming.query} /> : null}
        <p id={countId} className="list-count small muted" tabIndex={-1}>
          {t('catalog:list.count', { count })}
        </p>
      </div>
      <Results list={list} coming={coming} priorities={priorities} />
    </div>
  )
}

function Results({ list, coming, priorities }: FilteredListProps & { coming: ListData }) {
  const { path, query, products, count, page, pageCount, taxInclusive, currency } = list
  const changing = useRouterState(({ navigation }) => navigation.location?.pathname === path, false)
  return (
    <div className="listing-results stack gap-5" aria-busy={changing}>
      <ActiveFilters list={coming} focusId={countId} />
      <div id={productsId} className="stack gap-5" tabIndex={-1}>
        {count === 0 ? <NoMatches list={coming} /> : null}
        <ProductGrid products={products} currency={currency} heading="h2" priorities={priorities} />
      </div>
      <TaxNote taxInclusive={taxInclusive} />
      <Pagination page={page} pageCount={pageCount} toPath={(number) => toListPath(list, { ...query, page: number })} />
    </div>
  )
}

// the link that was followed stands below the products, or is gone
function useFocusOnPage(page: number): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    document.getElementById(countId)?.focus({ preventScroll: true })
  }, [page])
}

const countId = 'product-count'
/** Where the way past everything that stands above the products leads. */
export const productsId = 'products'
