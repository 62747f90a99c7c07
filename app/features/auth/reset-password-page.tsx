import { useRefused } from '~/forms/use-refused'
import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/button'
import { AuthForm } from './auth-form'
import { type AuthFormData } from './auth-form.server'
import { AuthPage } from './auth-page'
import { PasswordField } from './credential-fields'

interface ResetPasswordPageProps {
  form: AuthFormData
  /** The shopper came by a link that may still be good. */
  isOpen: boolean
  /** Whose account it is about; null where that is not known for certain. */
  email: string | null
}

/** Takes a new password, or says that the link does not count any more and how to get another. */
export function ResetPasswordPage({ form, isOpen, email }: ResetPasswordPageProps) {
  const t = useT()
  const refused = useRefused()
  if (!isOpen) {
    return (
      <AuthPage title={t('auth:reset.over-title')} lead={t('auth:errors.Verification')}>
        <ButtonLink to={paths.forgottenPassword(form.callbackPath)} size="large">
          {t('auth:reset.again')}
        </ButtonLink>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('auth:reset.title')} lead={email && t('auth:reset.whose', { email })} refused={refused}>
      <AuthForm action={paths.resetPassword(form.callbackPath)} {...form}>
        {/* tells a password manager whose password changes */}
        {email && <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />}
        <PasswordField name="password" isNew error={refused?.errors.password} />
        <Button size="large" wide>
          {t('auth:reset.submit')}
        </Button>
      </AuthForm>
    </AuthPage>
  )
}
