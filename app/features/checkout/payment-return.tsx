import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { useLookAgain } from '../payment/use-look-again'

/**
 * What is said to a shopper who has come back and is not led on: the address is none of ours (`unknown`), the order is
 * not this browser's (`foreign`), the provider has not decided yet (`waiting`), the payment is not done (`open`), or the
 * backend does not answer (`unclear`).
 */
export type PaymentReturnPage = { kind: 'unknown' | 'foreign' | 'waiting' | 'unclear' } | { kind: 'open'; url: string }

export function PaymentReturn({ page, again }: { page: PaymentReturnPage; again: string }) {
  const t = useT()
  useLookAgain(page.kind === 'waiting')
  return (
    <EmptyState
      title={t(`checkout:return.${page.kind}-title`)}
      icon="alert"
      text={<span role="status">{t(`checkout:return.${page.kind}`)}</span>}
      action={<WayOn page={page} again={again} />}
    />
  )
}

function WayOn({ page, again }: { page: PaymentReturnPage; again: string }) {
  const t = useT()
  const { code } = useLocale()
  if (page.kind === 'unknown' || page.kind === 'foreign') {
    return <ButtonLink to={paths.cart(code)}>{t('checkout:back-to-bag')}</ButtonLink>
  }
  if (page.kind !== 'open') {
    return (
      <ButtonLink to={again} reloadDocument>
        {t('checkout:place.look-again')}
      </ButtonLink>
    )
  }
  return (
    <div className="cluster">
      <ButtonLink to={page.url}>{t('checkout:return.go-on')}</ButtonLink>
      <ButtonLink to={paths.checkoutDelivery(code)} kind="secondary">
        {t('checkout:return.pay-otherwise')}
      </ButtonLink>
    </div>
  )
}
