import { Link } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Icon } from '~/ui/icon'
import { toPopoverTarget } from '~/ui/popover'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { type MenuCategory, menuId, SiteMenu } from './site-menu'

export interface SiteHeaderProps {
  shopName: string
  /** The page's locale code, `de-at`. */
  locale: string
  categories: readonly MenuCategory[]
  /** Pieces in the bag; 0 on a page that is nobody's in particular. */
  cartCount: number
}

/** Name, categories and bag. On a phone the categories stand behind the hamburger. */
export function SiteHeader({ shopName, locale, categories, cartCount }: SiteHeaderProps) {
  const t = useT()
  return (
    <header className="site-header">
      <div className="site-header-bar wrap">
        <button
          type="button"
          className="icon-button menu-open"
          aria-label={t('common:header.menu')}
          {...toPopoverTarget(menuId, 'show')}
        >
          <Icon name="menu" />
        </button>
        <Link className="wordmark" to={paths.home(locale)}>
          {shopName}
        </Link>
        <SiteMenu shopName={shopName} locale={locale} categories={categories} />
        <Link className="bag-link" to={paths.cart(locale)}>
          <Icon name="bag" />
          <span className="bag-word">{t('common:header.bag')}</span>{' '}
          <span className="bag-count" data-testid="cart-count" data-empty={cartCount === 0 ? '' : undefined}>
            {cartCount}
          </span>{' '}
          <VisuallyHidden>{t('common:header.items', { count: cartCount })}</VisuallyHidden>
        </Link>
      </div>
    </header>
  )
}
