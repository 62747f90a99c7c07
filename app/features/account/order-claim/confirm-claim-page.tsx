import { Form, useNavigation } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { Outcome } from '~/ui/outcome'
import { type Claim } from './order-claim.server'

/** The page behind a mailed link: a button that moves the order into the account, or why there is none. */
export function ConfirmClaimPage({ claim: { state, token, orderId } }: { claim: Claim }) {
  const t = useT()
  const { code } = useLocale()
  const isSending = useNavigation().state !== 'idle'
  return (
    <div className="page auth-page">
      <h1>{t('account:claim.confirm-title')}</h1>
      <Outcome
        kind={state === 'done' ? 'success' : 'error'}
        text={state === 'open' ? null : t(`account:claim.${state}`)}
      />
      {state === 'open' ? (
        <>
          <p>{t('account:claim.confirm-text')}</p>
          <Form method="post">
            <input type="hidden" name="token" value={token} />
            <Button size="large" wide pending={isSending}>
              {t('account:claim.confirm')}
            </Button>
          </Form>
        </>
      ) : null}
      {state === 'done' && orderId ? (
        <ButtonLink to={paths.order(code, orderId)}>{t('account:claim.see')}</ButtonLink>
      ) : null}
      {state === 'expired' && orderId ? (
        <ButtonLink to={paths.claimOrder(code, orderId)}>{t('account:claim.again')}</ButtonLink>
      ) : null}
      <Link to={paths.accountOrders(code)}>{t('account:orders.title')}</Link>
    </div>
  )
}
