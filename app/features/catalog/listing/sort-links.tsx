import { Link } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { type ListAddress, toListPath } from './list-address'
import { type ListingQuery } from './listing-query'

/** The orders that a list can have; each is a page of its own. */
export function SortLinks({ address, query }: { address: ListAddress; query: ListingQuery }) {
  const t = useT()
  return (
    <nav className="sort cluster" aria-labelledby="sort-by">
      <span className="small muted" id="sort-by">
        {t('catalog:sort.label')}
      </span>
      <ul className="chips">
        {address.sorts.map((sort) => (
          <li key={sort}>
            <Link
              className="chip"
              to={toListPath(address, { ...query, sort, page: 1 })}
              aria-current={sort === query.sort ? 'true' : undefined}
              rel="nofollow"
              preventScrollReset
            >
              {t(`catalog:sort.${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
