import { Link } from '@remix-run/react'
import { ProductGrid } from '~/features/catalog/product-grid'
import { type ProductList } from '~/features/catalog/products.server'
import { TaxNote } from '~/features/catalog/tax-note'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Pagination } from '~/ui/pagination'
import { SearchForm } from './search-form'
import { toSearchPath } from './search-path'
import { type AskSuggestions } from './suggestions'

export interface SearchPageData extends ProductList {
  /** Empty where nothing was asked for. */
  query: string
  /** Where closing the search leads to. */
  from: string | null
  /** The categories at the top of the tree, where nothing was found or asked for; otherwise none. */
  categories: { name: string; path: string }[]
  /** ISO 4217, lower case. */
  currency: string
  taxInclusive: boolean
}

/** The search: its field, what was found page by page, and a way back to where it was opened. */
export function SearchPage({ search, ask }: { search: SearchPageData; ask: AskSuggestions }) {
  const t = useT()
  const { code } = useLocale()
  const { query, from, count } = search
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
      {count > 0 ? <Results search={search} /> : <NothingFound search={search} />}
    </div>
  )
}

function toHeading({ query, count }: SearchPageData, t: ReturnType<typeof useT>): string {
  if (!query) return t('search:title')
  return t(count > 0 ? 'search:results' : 'search:none.title', { query })
}

function Results({ search }: { search: SearchPageData }) {
  const t = useT()
  const { code } = useLocale()
  const { query, from, products, count, page, pageCount, currency, taxInclusive } = search
  return (
    <>
      <div className="stack gap-5">
        <div className="row small muted">
          <p>{t('search:count', { count })}</p>
          <TaxNote taxInclusive={taxInclusive} />
        </div>
        <ProductGrid products={products} currency={currency} heading="h2" priorities={2} />
      </div>
      <Pagination
        page={page}
        pageCount={pageCount}
        toPath={(number) => toSearchPath(code, { query, from, page: number })}
      />
    </>
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
          {categories.map(({ name, path }) => (
            <li key={path}>
              <Link className="chip" to={path}>
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
