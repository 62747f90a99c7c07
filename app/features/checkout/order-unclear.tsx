import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'

/** After an order whose answer never came: the review finds out what became of it. */
export function OrderUnclear() {
  const t = useT()
  const { code } = useLocale()
  return (
    <EmptyState
      title={t('checkout:place.unclear-title')}
      icon="alert"
      text={t('checkout:place.unclear')}
      action={<ButtonLink to={paths.checkoutReview(code)}>{t('checkout:place.look-again')}</ButtonLink>}
    />
  )
}
