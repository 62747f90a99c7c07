import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { type DeclaredWithdrawal } from './withdrawal-data'

interface OrderWithdrawalProps {
  orderId: string
  /** Something can be withdrawn from yet. */
  isOpen: boolean
  /** Oldest first. */
  declared: readonly Pick<DeclaredWithdrawal, 'id' | 'time'>[]
}

/** On an order's page: what was withdrawn from, and the withdrawal function under the words that the directive gives it. */
export function OrderWithdrawal({ orderId, isOpen, declared }: OrderWithdrawalProps) {
  const t = useT()
  const { code } = useLocale()
  const path = paths.withdrawFromOrder(code, orderId)
  const toName = (time: string) => t('after-sales:withdrawal.declared', { time })
  if (!isOpen && declared.length === 0) return null
  return (
    <div className="stack">
      {declared.map(({ id, time }) => (
        <p key={id} data-testid="order-withdrawal">
          {isOpen ? <Link to={path}>{toName(time)}</Link> : toName(time)}
        </p>
      ))}
      {isOpen ? (
        <p className="cluster">
          <ButtonLink to={path} kind="secondary">
            {t('after-sales:withdrawal.link')}
          </ButtonLink>
        </p>
      ) : null}
    </div>
  )
}
