import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Link } from '~/ui/link'
import { type LegalPage } from './review-data'

/** What is to be read before a button that makes a contract. */
export function LegalLinks({ pages }: { pages: readonly LegalPage[] }) {
  const t = useT()
  const { code } = useLocale()
  return (
    <nav aria-label={t('checkout:review.legal-label')}>
      <p className="muted small">{t('checkout:review.legal')}</p>
      <ul className="cluster small">
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={paths.page(code, slug)} target="_blank">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
