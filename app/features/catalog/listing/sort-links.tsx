import { type MouseEvent } from 'react'
import { useT } from '~/i18n/use-t'
import { Link } from '~/ui/link'
import { Menu } from '~/ui/menu'
import { type ListAddress, toListPath } from './list-address'
import { type ListingQuery } from './listing-query'

/** The orders that a list can have, folded; each is a page of its own. */
export function SortLinks({ address, query }: { address: ListAddress; query: ListingQuery }) {
  const t = useT()
  const label = (
    <span>
      <span id="sort-by">{t('catalog:sort.label')}</span>
      <span className="sort-now">
        {t('common:punctuation.colon')}
        {t(`catalog:sort.${query.sort}`)}
      </span>
    </span>
  )
  return (
    <nav className="sort" aria-labelledby="sort-by">
      <Menu label={label} covers="all">
        <ul>
          {address.sorts.map((sort) => (
            <li key={sort}>
              <Link
                to={toListPath(address, { ...query, sort, page: 1 })}
                aria-current={sort === query.sort ? 'true' : undefined}
                rel="nofollow"
                preventScrollReset
                onClick={fold}
              >
                {t(`catalog:sort.${sort}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Menu>
    </nav>
  )
}

function fold({ currentTarget }: MouseEvent): void {
  const details = currentTarget.closest('details')
  if (!details) return
  details.open = false
  details.querySelector('summary')?.focus()
}
