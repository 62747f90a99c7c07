import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'

/** What anybody else sees at an order's address, whether there is such an order or not. */
export function OrderLocked() {
  const t = useT()
  const { code } = useLocale()
  return (
    <EmptyState
      title={t('orders:locked.heading')}
      icon="bag"
      text={t('orders:locked.text')}
      action={<ButtonLink to={paths.home(code)}>{t('orders:locked.action')}</ButtonLink>}
    />
  )
}
