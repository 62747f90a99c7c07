import { Link } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { type DeclaredWithdrawal } from './withdrawal-data'

interface OrderWithdrawalProps {
  orderId: string
  /** Oldest first. */
  declared: readonly Pick<DeclaredWithdrawal, 'id' | 'time'>[]
}

/** On an order's page: what was withdrawn from, and the withdrawal function under the words that the directive gives it. */
export function OrderWithdrawal({ orderId, declared }: OrderWithdrawalProps) {
  const t = useT()
  const { code } = useLocale()
  const path = paths.withdrawFromOrder(code, orderId)
  return (
    <div className="stack">
      {declared.map(({ id, time }) => (
        <p key={id} data-testid="order-withdrawal">
          <Link to={path}>{t('after-sales:withdrawal.declared', { time })}</Link>
        </p>
      ))}
      <p className="cluster">
        <ButtonLink to={path} kind="secondary">
          {t('after-sales:withdrawal.link')}
        </ButtonLink>
      </p>
    </div>
  )
}
