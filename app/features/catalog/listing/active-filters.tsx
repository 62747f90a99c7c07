import { useLocale, useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { Link, type LinkProps } from '~/ui/link'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { toChosenFilters } from './chosen-filters'
import { toListPath } from './list-address'
import { type ListData } from './list-data'
import { isFiltered, type ListingQuery } from './listing-query'
import { toUnfiltered } from './query-without'

interface ActiveFiltersProps {
  list: ListData
  /** Where the focus goes from a link that is gone when it was followed. */
  focusId: string
}

/** What is chosen, each with a link that takes it back, and one for all; nothing where nothing is chosen. */
export function ActiveFilters({ list, focusId }: ActiveFiltersProps) {
  const t = useT()
  const locale = useLocale()
  const { query } = list
  if (!isFiltered(query)) return null
  function toLinkProps(rest: ListingQuery): LinkProps {
    return {
      to: toListPath(list, rest),
      preventScrollReset: true,
      onClick: () => document.getElementById(focusId)?.focus({ preventScroll: true }),
    }
  }
  return (
    <nav aria-label={t('catalog:filter.active')}>
      <ul className="chips">
        {toChosenFilters(t, locale, list).map(({ id, label, lang, rest }) => (
          <li key={id}>
            <Link className="chip" {...toLinkProps(rest)}>
              <span>
                <VisuallyHidden>{t('catalog:filter.remove')} </VisuallyHidden>
                <bdi lang={lang} suppressHydrationWarning>
                  {label}
                </bdi>
              </span>
              <Icon name="close" />
            </Link>
          </li>
        ))}
        <li>
          <Link className="button" data-kind="quiet" data-size="small" {...toLinkProps(toUnfiltered(query))}>
            {t('catalog:filter.clear')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
