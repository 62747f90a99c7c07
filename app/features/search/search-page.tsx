import { Link, useLocation } from '@remix-run/react'
import { type CategoryLink } from '~/features/catalog/category-tree'
import { FilteredList } from '~/features/catalog/listing/filtered-list'
import { type ListData } from '~/features/catalog/listing/list-data'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { SearchForm } from './search-form'
import { type AskSuggestions } from './suggestions'

export interface SearchPageData {
  /** Empty where nothing was asked for. */
  query: string
  /** Where closing the search leads to. */
  from: string | null
  /** Null where nothing was found or asked for. */
  list: ListData | null
  /** The categories at the top of the tree where there is no list; otherwise none. */
  categories: CategoryLink[]
  /** Nothing was looked for, because too much was a moment ago. */
  isTooSoon: boolean
}

/** The search: its field, the list of what was found, and a way back to where it was opened. */
export function SearchPage({ search, ask }: { search: SearchPageData; ask: AskSuggestions }) {
  const t = useT()
  const { code } = useLocale()
  const { query, from, list } = search
  return (
    <div className="page">
      <div className="search-head">
        <h1>{toHeading(search, t)}</h1>
        <Link className="search-close" to={from ?? paths.home(code)}>
          <Icon name="close" />
          {t('search:close')}
        </Link>
        <SearchForm id="search" query={query} from={from} ask={ask} />
      </div>
      {list ? (
        <FilteredList list={list} priorities={2} />
      ) : search.isTooSoon ? (
        <TooSoon />
      ) : (
        <NothingFound search={search} />
      )}
    </div>
  )
}

function toHeading({ query, list, isTooSoon }: SearchPageData, t: ReturnType<typeof useT>): string {
  if (isTooSoon) return t('common:failure.too-many.title')
  if (!query) return t('search:title')
  return t(list ? 'search:results' : 'search:none.title', { query })
}

function TooSoon() {
  const t = useT()
  const { pathname, search } = useLocation()
  return (
    <div className="stack gap-5">
      <p className="lead">{t('common:rpc.too-many')}</p>
      <ButtonLink to={pathname + search} reloadDocument>
        {t('common:failure.retry')}
      </ButtonLink>
    </div>
  )
}

function NothingFound({ search: { query, categories } }: { search: SearchPageData }) {
  const t = useT()
  const { code } = useLocale()
  return (
    <div className="stack gap-5">
      <p className="lead">{t(query ? 'search:none.text' : 'search:intro')}</p>
      <nav className="stack" aria-label={t('search:categories')}>
        <ul className="chips">
          {categories.map(({ name, handle, lang }) => (
            <li key={handle}>
              <Link className="chip" to={paths.category(code, handle)} lang={lang}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <ButtonLink to={paths.allProducts(code)}>{t('search:none.action')}</ButtonLink>
      </div>
    </div>
  )
}
