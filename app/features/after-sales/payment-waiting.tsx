import { useLookAgain } from '~/features/payment/use-look-again'
import { type MessageKey } from '~/i18n/keys'
import { useT } from '~/i18n/use-t'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'

interface PaymentWaitingProps {
  /** Says what comes of it. */
  text: MessageKey
  /** This page's own address. */
  again: string
}

/** Says to who has come back that the provider has not decided yet. */
export function PaymentWaiting({ text, again }: PaymentWaitingProps) {
  const t = useT()
  useLookAgain(true)
  return (
    <EmptyState
      title={t('after-sales:edit.payment.waiting-title')}
      icon="alert"
      text={<span role="status">{t(text)}</span>}
      action={
        <ButtonLink to={again} reloadDocument>
          {t('checkout:place.look-again')}
        </ButtonLink>
      }
    />
  )
}
