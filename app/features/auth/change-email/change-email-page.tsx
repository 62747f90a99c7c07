import { useRefused } from '~/forms/use-refused'
import { Link } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { AuthForm } from '../auth-form'
import { AuthPage } from '../auth-page'
import { EmailField } from '../credential-fields'
import { type ChangeEmailPageData } from './change-email.server'

/** Asks for a new address, or with the link from its mail lets it be confirmed. */
export function ChangeEmailPage({ page }: { page: ChangeEmailPageData }) {
  const t = useT()
  const refused = useRefused()
  const { code } = useLocale()
  const { form, current, typed, confirmed } = page
  const lead = confirmed
    ? t('auth:change-email.confirm-text', { email: confirmed.email })
    : t('auth:change-email.text', { email: current ?? '' })
  return (
    <AuthPage title={t('auth:change-email.title')} lead={lead} refused={refused}>
      <AuthForm {...form}>
        {confirmed ? (
          <input type="hidden" name="token" value={confirmed.token} />
        ) : (
          <EmailField name="email" isNew defaultValue={refused?.values.email ?? typed} error={refused?.errors.email} />
        )}
        <Button size="large" wide>
          {t(confirmed ? 'auth:change-email.confirm' : 'auth:change-email.submit')}
        </Button>
      </AuthForm>
      {confirmed ? null : <Link to={paths.account(code)}>{t('auth:change-email.back')}</Link>}
    </AuthPage>
  )
}
