import { Link } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { type ListingQuery, sorts, toSearch } from './listing-query'

/** The orders that a list can have; each is a page of its own. */
export function SortLinks({ path, query }: { path: string; query: ListingQuery }) {
  const t = useT()
  return (
    <nav className="sort cluster" aria-labelledby="sort-by">
      <span className="small muted" id="sort-by">
        {t('catalog:sort.label')}
      </span>
      <ul className="chips">
        {sorts.map((sort) => (
          <li key={sort}>
            <Link
              className="chip"
              to={path + toSearch({ ...query, sort, page: 1 })}
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
