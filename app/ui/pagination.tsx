import { useDigits, useT } from '~/i18n/use-t'
import { Icon } from './icon'
import { Link } from './link'

/** The page numbers to show: first, last, and those around `page`; null stands for a gap. */
export function toPageNumbers(page: number, pageCount: number): (number | null)[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  )
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? 0) - 1
    if (missing === 0) return [number]
    return [missing === 1 ? number - 1 : null, number]
  })
}

interface PaginationProps {
  /** From 1. */
  page: number
  pageCount: number
  toPath: (page: number) => string
}

/** Links to a list's pages; nothing where one page holds it all. */
export function Pagination({ page, pageCount, toPath }: PaginationProps) {
  const t = useT()
  const toDigits = useDigits()
  if (pageCount <= 1) return null
  return (
    <nav className="pagination" aria-label={t('common:pagination.label')}>
      <ul>
        {page > 1 ? (
          <li>
            <Link to={toPath(page - 1)} rel="prev">
              {t('common:pagination.previous')}
            </Link>
          </li>
        ) : null}
        {toPageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true">{'…'}</span>
            ) : (
              <Link
                to={toPath(number)}
                aria-label={t('common:pagination.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {toDigits(number)}
              </Link>
            )}
          </li>
        ))}
        {page < pageCount ? (
          <li>
            <Link to={toPath(page + 1)} rel="next">
              {t('common:pagination.next')}
              <Icon name="chevron-right" />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
