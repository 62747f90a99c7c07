import { useLocation } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Icon } from '~/ui/icon'

/** Down to where the languages and countries are, on this page. */
export function LocaleLink() {
  const t = useT()
  return (
    <a className="icon-button locale-link" href="#languages" aria-label={t('common:header.locale')}>
      <Icon name="globe" />
    </a>
  )
}

/** The same from the drawer, which without script only a page that is loaded closes. */
export function DrawerLocaleLink() {
  const t = useT()
  const { pathname, search } = useLocation()
  return (
    <a className="site-menu-link" href={paths.chooseLocale(pathname + search)}>
      <Icon name="globe" />
      {t('common:header.locale')}
    </a>
  )
}
