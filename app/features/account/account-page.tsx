import { Link } from '@remix-run/react'
import { useSession } from '~/features/session/use-session'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { Notice } from '~/ui/notice'
import { AuthForm } from '../auth/auth-form'
import { type RefusedForm } from '../auth/posted-form.server'
import { type AccountPageData } from './account-page.server'
import { ListedOrders } from './listed-orders'
import { PasswordForm } from './password-form'

interface AccountPageProps {
  page: AccountPageData
  /** The form as it was refused a moment ago. */
  refused?: RefusedForm
}

/** The customer's account. It is gone as soon as the session is, whichever tab ended it. */
export function AccountPage({ page, refused }: AccountPageProps) {
  const t = useT()
  const { code } = useLocale()
  const { session } = useSession({ required: true })
  const { name, email, orders, hasPassword, csrfToken } = page
  if (!session) return null
  const problems = Object.entries(refused?.errors ?? {}).map(([fieldId, message]) => ({ fieldId, message }))
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('account:title')}</h1>
        <p className="lead">
          <bdi>{name}</bdi>
        </p>
        {email === name ? null : (
          <p className="muted">
            <bdi>{email}</bdi>
          </p>
        )}
      </div>
      {refused?.message ? <Notice kind="error">{refused.message}</Notice> : null}
      <ErrorSummary problems={problems} />
      <div className="split">
        <section className="stack gap-5" aria-labelledby="orders-title">
          <h2 id="orders-title">{t('account:orders.title')}</h2>
          <ListedOrders list={orders} />
        </section>
        <div className="stack gap-6">
          {hasPassword ? (
            <section className="panel" aria-labelledby="password-title">
              <h2 id="password-title">{t('account:password.title')}</h2>
              <PasswordForm path={paths.account(code)} {...{ email, csrfToken, refused }} />
            </section>
          ) : null}
          {page.canChangeEmail ? <Link to={paths.changeEmail(code)}>{t('auth:change-email.title')}</Link> : null}
          <Link to={paths.giftCard(code)}>{t('common:footer.gift-card')}</Link>
          <AuthForm action={paths.signOut()} callbackPath={paths.home(code)} csrfToken={csrfToken}>
            <Button kind="secondary">{t('account:sign-out')}</Button>
          </AuthForm>
        </div>
      </div>
    </div>
  )
}
