import { useLocation } from '@remix-run/react'
import { memo } from 'react'
import { type CategoryLink } from '~/features/catalog/category-tree'
import { toListStatus } from '~/features/catalog/listing/chosen-filters'
import { FilteredList, productsId } from '~/features/catalog/listing/filtered-list'
import { type ListData } from '~/features/catalog/listing/list-data'
import { type T, useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { ChangeStatus } from '~/ui/change-status'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { SkipLink } from '~/ui/skip-link'
import { SearchForm } from './search-form'
import { toSearchPath } from './search-path'
import { type AskSuggestions, type PageLink } from './suggestions'

export interface SearchPageData {
  /** Empty where nothing was asked for. */
  query: string
  /** Where closing the search leads to. */
  from: string | null
  /** Null where nothing was found or asked for. */
  list: ListData | null
  /** Pages and categories that were found. */
  links: PageLink[]
  /** What was looked for instead of what was typed, or as what colour a word of it was taken. */
  note: { kind: 'respelled' | 'nearest' | 'color'; as: string } | null
  /** The categories at the top of the tree where nothing is found or asked for; otherwise none. */
  categories: CategoryLink[]
  /** Nothing was looked for, because too much was a moment ago. */
  isTooSoon: boolean
}

/** The search: its field, the list of what was found, and a way back to where it was opened. */
export const SearchPage = memo(function SearchPage({ search, ask }: { search: SearchPageData; ask: AskSuggestions }) {
  const t = useT()
  const locale = useLocale()
  const { query, from, list } = search
  return (
    <div className="page">
      {list ? <SkipLink to={productsId} text={t('catalog:list.skip')} /> : null}
      <div className="search-head">
        <h1>{toSearchHeading(search, t)}</h1>
        <Link className="search-close" to={from ?? paths.home(locale.code)}>
          <Icon name="close" />
          {t('search:close')}
        </Link>
        <SearchForm id="search" query={query} from={from} ask={ask} opened={query === ''} />
      </div>
      {/* another search is heard by its heading */}
      <ChangeStatus message={list ? toListStatus(t, locale, list) : ''} />
      <SearchNote search={search} />
      <FoundLinks links={search.links} />
      {list ? (
        <FilteredList list={list} priorities={2} />
      ) : search.isTooSoon ? (
        <TooSoon />
      ) : search.links.length > 0 ? null : (
        <NothingFound search={search} />
      )}
    </div>
  )
})

export function toSearchHeading({ query, list, links, isTooSoon }: SearchPageData, t: T): string {
  if (isTooSoon) return t('common:failure.too-many.title')
  if (!query) return t('search:title')
  return t(list || links.length > 0 ? 'search:results' : 'search:none.title', { query })
}

/** Says what was looked for, where that is not what was typed. */
function SearchNote({ search: { query, from, note, list } }: { search: SearchPageData }) {
  const t = useT()
  const { code } = useLocale()
  if (!note) return null
  if (note.kind === 'color') {
    const colors = list?.active.map(({ label }) => label).join(' · ') ?? ''
    return <p>{t('search:note.color', { word: note.as, colors })}</p>
  }
  return (
    <p>
      {t(`search:note.${note.kind}`, { query })}{' '}
      <Link to={toSearchPath(code, { query: note.as, from })}>{note.as}</Link>
    </p>
  )
}

function FoundLinks({ links }: { links: PageLink[] }) {
  const t = useT()
  if (links.length === 0) return null
  return (
    <nav className="search-links" aria-labelledby="search-links">
      <h2 className="eyebrow" id="search-links">
        {t('search:links')}
      </h2>
      <ul className="chips">
        {links.map(({ path, title, lang }) => (
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
