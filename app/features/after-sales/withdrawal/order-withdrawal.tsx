import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'

/** On an order's page: the withdrawal function, under the words that the directive gives it. */
export function OrderWithdrawal({ orderId }: { orderId: string }) {
  const t = useT()
  const { code } = useLocale()
  return (
    <p className="cluster">
      <ButtonLink to={paths.withdrawFromOrder(code, orderId)} kind="secondary">
        {t('after-sales:withdrawal.link')}
      </ButtonLink>
    </p>
  )
}
