import { Link } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'

/** What a price holds and what still comes on top of it. */
export function TaxNote({ taxInclusive }: { taxInclusive: boolean }) {
  const t = useT()
  const locale = useLocale().code
  return (
    <p className="tax-note">
      {t(taxInclusive ? 'catalog:tax.included' : 'catalog:tax.added')}
      {' · '}
      <Link to={paths.page(locale, 'shipping-and-returns')}>{t('catalog:tax.shipping')}</Link>
    </p>
  )
}
