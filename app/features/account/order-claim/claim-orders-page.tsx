import { Form, useNavigation } from '@remix-run/react'
import { useDone, useRefused } from '~/forms/use-refused'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { ChangeStatus } from '~/ui/change-status'
import { CheckboxField } from '~/ui/checkbox-field'
import { Link } from '~/ui/link'
import { Notice } from '~/ui/notice'
import { useDay } from '../../orders/use-day'
import { AccountFrame } from '../account-frame'

/** An order that can be asked for. */
export interface ClaimableOrder {
  id: string
  number: number
  email: string
  /** ISO 8601. */
  placedAt: string
}

interface ClaimOrdersPageProps {
  orders: readonly ClaimableOrder[]
}

/** The addresses that links are on their way to. */
interface Asked {
  sentTo: readonly string[]
}

/** Where the signed-in customer asks for orders that were placed without the account, several at once. */
export function ClaimOrdersPage({ orders }: ClaimOrdersPageProps) {
  const t = useT()
  const { code } = useLocale()
  const said = useDone<Asked>()?.sentTo.map((email) => t('account:claim.sent', { email })) ?? []
  return (
    <AccountFrame part="orders" title={t('account:claim.title-several')} refused={useRefused()}>
      <div className="stack gap-6">
        <ChangeStatus message={said.join(' ')} />
        {said.map((text) => (
          <Notice key={text} kind="success" isOutcome>
            {text}
          </Notice>
        ))}
        {orders.length > 0 ? <ClaimOrdersForm orders={orders} /> : <p>{t('account:claim.none')}</p>}
        <p>
          {t('account:claim.other-browser')} <Link to={paths.orderLookUp(code)}>{t('common:footer.look-up')}</Link>
        </p>
        <Link to={paths.accountOrders(code)}>{t('account:orders.title')}</Link>
      </div>
    </AccountFrame>
  )
}

function ClaimOrdersForm({ orders }: ClaimOrdersPageProps) {
  const t = useT()
  const day = useDay()
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="form">
      <p>{t('account:claim.text-several')}</p>
      {orders.map(({ id, number, email, placedAt }) => (
        <CheckboxField
          key={id}
          id={id}
          name="order"
          value={id}
          defaultChecked
          label={
            <>
              {t('account:orders.number', { number })}{' '}
              <span className="muted small" suppressHydrationWarning>
                <bdi>{email}</bdi> · <bdi>{day(placedAt)}</bdi>
              </span>
            </>
          }
        />
      ))}
      <p>
        <Button size="large" pending={isSending}>
          {t('account:claim.submit')}
        </Button>
      </p>
    </Form>
  )
}
