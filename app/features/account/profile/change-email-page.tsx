import { useRefused } from '~/forms/use-refused'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { AuthForm } from '../../auth/auth-form'
import { AuthPage } from '../../auth/auth-page'
import { type ChangeEmailPageData } from '../../auth/change-email/change-email.server'
import { EmailField } from '../../auth/credential-fields'
import { AccountFrame } from '../account-frame'

interface ChangeEmailPageProps {
  page: ChangeEmailPageData
}

/** Asks for a new address, or with the link from its mail, which opens in any browser, lets it be confirmed. */
export function ChangeEmailPage({ page }: ChangeEmailPageProps) {
  return page.confirmed === null ? <NewEmail page={page} /> : <ConfirmedEmail page={page} />
}

function NewEmail({ page: { form, current, typed } }: ChangeEmailPageProps) {
  const t = useT()
  const refused = useRefused()
  const { code } = useLocale()
  return (
    <AccountFrame
      part="profile"
      title={t('auth:change-email.title')}
      lead={<p className="measure">{t('auth:change-email.text', { email: current ?? '' })}</p>}
      refused={refused}
    >
      <div className="profile-parts">
        <div className="stack gap-5">
          <AuthForm {...form}>
            <EmailField
              name="email"
              isNew
              defaultValue={refused?.values.email ?? typed}
              error={refused?.errors.email}
            />
            <Button size="large" wide>
              {t('auth:change-email.submit')}
            </Button>
          </AuthForm>
          <Link to={paths.accountProfile(code)}>{t('auth:change-email.back')}</Link>
        </div>
      </div>
    </AccountFrame>
  )
}

function ConfirmedEmail({ page: { form, confirmed } }: ChangeEmailPageProps) {
  const t = useT()
  const refused = useRefused()
  return (
    <AuthPage
      title={t('auth:change-email.title')}
      lead={t('auth:change-email.confirm-text', { email: confirmed?.email ?? '' })}
      refused={refused}
    >
      <AuthForm {...form}>
        <input type="hidden" name="token" value={confirmed?.token ?? ''} />
        <Button size="large" wide>
          {t('auth:change-email.confirm')}
        </Button>
      </AuthForm>
    </AuthPage>
  )
}
