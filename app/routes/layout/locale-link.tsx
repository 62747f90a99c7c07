import { useLocation } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Icon } from '~/ui/icon'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** Down to where the languages and countries are, on this page. */
export function LocaleLink() {
  const t = useT()
  const { language } = useLocale()
  return (
    <a className="locale-link" href="#languages">
      <Icon name="globe" />
      <span aria-hidden>{language.toUpperCase()}</span>
      <VisuallyHidden>{t('common:header.locale')}</VisuallyHidden>
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
