import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { AuthForm } from '../auth-form'
import { type OrderAccountData } from './order-account.server'

/** Offers a guest an account with the order in it: who opens the mailed link has proved whose order it is. */
export function OrderAccount({ account }: { account: OrderAccountData }) {
  const t = useT()
  const { email } = account
  return (
    <section className="stack gap-2 no-print" aria-labelledby="order-account">
      <h2 id="order-account">{t('auth:order-account.title')}</h2>
      <p>{t('auth:order-account.text', { email })}</p>
      <AuthForm action={paths.signIn('email')} {...account}>
        <input type="hidden" name="email" value={email} />
        <div>
          <Button kind="secondary">{t('auth:order-account.submit')}</Button>
        </div>
      </AuthForm>
    </section>
  )
}
