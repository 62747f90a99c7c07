import { Link } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { Icon } from './icon'

export interface Crumb {
  label: string
  /** Left out for the page itself. */
  path?: string
}

/** The way from the start page to this one; what separates two steps stays on the line of the first. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT()
  return (
    <nav aria-label={t('common:breadcrumbs.label')}>
      <ol className="breadcrumbs">
        {crumbs.map(({ label, path }, index) => (
          <li key={path ?? label}>
            {path ? <Link to={path}>{label}</Link> : <span aria-current="page">{label}</span>}
            {index < crumbs.length - 1 ? <Icon name="chevron-right" /> : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}
