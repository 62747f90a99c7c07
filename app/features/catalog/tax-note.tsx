import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Link } from '~/ui/link'

interface TaxNoteProps {
  taxInclusive: boolean
}

/** What a price of goods holds and what still comes on top of it; a gift card is money, taxed and sent with what it buys. */
export function TaxNote({ taxInclusive }: TaxNoteProps) {
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
