import { useT } from '~/i18n/use-t'
import { Icon } from './icon'
import { Link } from './link'

export interface Crumb {
  label: string
  /** BCP 47, where that is not the page's language. */
  lang?: string | undefined
  /** Left out for the page itself. */
  path?: string
}

/** The way from the start page to this one; what separates two steps stays on the line of the first. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT()
  return (
    <nav aria-label={t('common:breadcrumbs.label')}>
      <ol className="breadcrumbs">
        {crumbs.map(({ label, lang, path }, index) => (
          <li key={path ?? label}>
            {path ? (
              <Link to={path} lang={lang}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" lang={lang}>
                {label}
              </span>
            )}
            {index < crumbs.length - 1 ? <Icon name="chevron-right" /> : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}
