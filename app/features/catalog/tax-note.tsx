import { Link } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'

interface TaxNoteProps {
  taxInclusive: boolean
  /** Sending it may cost something. */
  shipped?: boolean
}

/** What a price holds and what still comes on top of it. */
export function TaxNote({ taxInclusive, shipped = true }: TaxNoteProps) {
  const t = useT()
  const locale = useLocale().code
  return (
    <p className="tax-note">
      {t(taxInclusive ? 'catalog:tax.included' : 'catalog:tax.added')}
      {shipped ? (
        <>
          {' · '}
          <Link to={paths.page(locale, 'shipping-and-returns')}>{t('catalog:tax.shipping')}</Link>
        </>
      ) : null}
    </p>
  )
}
