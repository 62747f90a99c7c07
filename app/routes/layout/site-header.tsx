import { useLocation } from '@remix-run/react'
import { type KnownCart } from '~/features/cart/client-cart'
import { SearchForm } from '~/features/search/search-form'
import { toOrigin, toSearchPath } from '~/features/search/search-path'
import { useDigits, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { askSuggestions } from '~/rpc/ask-suggestions'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { toPopoverTarget } from '~/ui/popover'
import { AccountLink } from './account-link'
import { BagCount } from './bag-count'
import { LocaleLink } from './locale-link'
import { type MenuCategory, menuId, SiteMenu } from './site-menu'
import { AnsweredCarts, useCartCount } from './use-cart-count'

export interface SiteHeaderProps {
  shopName: string
  /** The page's locale code, `de-at`. */
  locale: string
  /** Null where there is neither menu nor search. */
  categories: readonly MenuCategory[] | null
  /** Null on a page that is nobody's in particular. */
  cart: KnownCart | null
}

// what a phone's header has room for in the size of a short name
const mostLetters = 10

/** Name, categories, account and bag. On a phone categories and account stand behind the hamburger. */
export function SiteHeader({ shopName, locale, categories, cart }: SiteHeaderProps) {
  const toDigits = useDigits()
  const t = useT()
  const cartCount = useCartCount(cart)
  return (
    <header className="site-header">
      <AnsweredCarts />
      <div className="site-header-bar wrap">
        {categories ? (
          <button
            type="button"
            className="icon-button menu-open"
            aria-label={t('common:header.menu')}
            {...toPopoverTarget(menuId, 'show')}
          >
            <Icon name="menu" />
          </button>
        ) : null}
        <Link
          className="wordmark"
          data-long={[...shopName].length > mostLetters ? '' : undefined}
          to={paths.home(locale)}
        >
          {shopName}
        </Link>
        {categories ? <SiteMenu shopName={shopName} locale={locale} categories={categories} /> : null}
        <div className="site-header-end">
          {categories ? <HeaderSearch locale={locale} /> : null}
          {categories ? <LocaleLink /> : null}
          <AccountLink className="account-link" />
          <Link className="bag-link" to={paths.cart(locale)}>
            <Icon name="bag" />
            <span className="bag-word">{t('common:header.bag')}</span>{' '}
            <BagCount
              pieces={cartCount}
              digits={toDigits(cartCount)}
              label={t('common:header.items', { count: cartCount })}
            />
          </Link>
        </div>
      </div>
    </header>
  )
}

/** The search field on a wide screen, a link to the search on a phone; the search itself has a field of its own. */
function HeaderSearch({ locale }: { locale: string }) {
  const t = useT()
  const location = useLocation()
  if (location.pathname === paths.search(locale)) return null
  const from = toOrigin(locale, location)
  return (
    <>
      <Link
        className="icon-button search-link"
        to={toSearchPath(locale, { query: '', from })}
        aria-label={t('common:search.submit')}
      >
        <Icon name="search" />
      </Link>
      <SearchForm id="site-search" from={from} ask={askSuggestions} />
    </>
  )
}
