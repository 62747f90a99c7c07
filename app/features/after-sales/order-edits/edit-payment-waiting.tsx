import { useLookAgain } from '~/features/checkout/payment/use-look-again'
import { useT } from '~/i18n/use-t'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'

/** Says to who has come back that the provider has not decided yet. @param again this page's own address */
export function EditPaymentWaiting({ again }: { again: string }) {
  const t = useT()
  useLookAgain(true)
  return (
    <EmptyState
      title={t('after-sales:edit.payment.waiting-title')}
      icon="alert"
      text={<span role="status">{t('after-sales:edit.payment.waiting')}</span>}
      action={
        <ButtonLink to={again} reloadDocument>
          {t('checkout:place.look-again')}
        </ButtonLink>
      }
    />
  )
}
