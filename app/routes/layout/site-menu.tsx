import { useLocation } from '@remix-run/react'
import { type FocusEvent } from 'react'
import { type CategoryLink } from '~/features/catalog/category-tree'
import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { Menu } from '~/ui/menu'
import { popover, toPopoverTarget } from '~/ui/popover'
import { AccountLink } from './account-link'
import { DrawerLocaleLink } from './locale-link'

export const menuId = 'site-menu'

export interface MenuCategory extends CategoryLink {
  children: readonly MenuCategory[]
}

interface SiteMenuProps {
  shopName: string
  locale: string
  categories: readonly MenuCategory[]
}

/** The categories, and in the drawer the account: a drawer on a phone, a bar whose branches open over the page on a wide screen. One markup for both. */
export function SiteMenu({ shopName, locale, categories }: SiteMenuProps) {
  const t = useT()
  const { key } = useLocation()
  return (
    // A new key, so that going to another page closes the drawer and its branches with script as it does without.
    <nav
      id={menuId}
      className="site-menu"
      aria-label={t('common:header.categories')}
      key={key}
      onBlur={closeBehindFocus}
      {...popover}
    >
      <div className="site-menu-top">
        <span className="wordmark">{shopName}</span>
        <button
          type="button"
          className="icon-button"
          aria-label={t('common:header.close-menu')}
          {...toPopoverTarget(menuId, 'hide')}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className="site-menu-list">
        {categories.map((category) => (
          <li key={category.handle}>
            <Branch category={category} locale={locale} />
          </li>
        ))}
        <li>
          <Link className="site-menu-link" to={paths.allProducts(locale)}>
            {t('common:header.all-products')}
          </Link>
        </li>
        <li className="site-menu-account">
          <AccountLink className="site-menu-link" />
        </li>
        <li className="site-menu-account">
          <DrawerLocaleLink />
        </li>
      </ul>
    </nav>
  )
}

// the drawer would lie over what has the focus
function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!relatedTarget || currentTarget.contains(relatedTarget) || !currentTarget.matches(':popover-open')) return
  currentTarget.hidePopover()
}

function Branch({ category, locale }: { category: MenuCategory; locale: string }) {
  const t = useT()
  const path = paths.category(locale, category.handle)
  if (category.children.length === 0) {
    return (
      <Link className="site-menu-link" to={path} lang={category.lang}>
        {category.name}
      </Link>
    )
  }
  return (
    <Menu label={<bdi lang={category.lang}>{category.name}</bdi>} group="site-menu" covers="(width >= 60em)">
      <div className="site-menu-panel">
        <ul>
          <li>
            <Link to={path}>{t('common:header.all-in', { category: category.name })}</Link>
          </li>
          <SubCategories categories={category.children} locale={locale} />
        </ul>
      </div>
    </Menu>
  )
}

function SubCategories({ categories, locale }: { categories: readonly MenuCategory[]; locale: string }) {
  return categories.map((category) => (
    <li key={category.handle}>
      <Link to={paths.category(locale, category.handle)} lang={category.lang}>
        {category.name}
      </Link>
      {category.children.length > 0 ? (
        <ul>
          <SubCategories categories={category.children} locale={locale} />
        </ul>
      ) : null}
    </li>
  ))
}
