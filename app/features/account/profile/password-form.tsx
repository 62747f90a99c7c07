import { type Refused } from '~/forms/form-answer'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { AuthForm } from '../../auth/auth-form'
import { PasswordField } from '../../auth/credential-fields'

interface PasswordFormProps {
  /** The page. */
  path: string
  email: string
  csrfToken: string
  refused?: Refused | null
}

/** Changes the password for who knows the one so far. */
export function PasswordForm({ path, email, csrfToken, refused }: PasswordFormProps) {
  const t = useT()
  return (
    <AuthForm action={path} callbackPath={path} csrfToken={csrfToken}>
      <input type="hidden" name="intent" value="password" />
      {/* tells a password manager whose password changes */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={t('account:password.current')}
        error={refused?.errors.currentPassword}
      />
      <PasswordField name="password" isNew error={refused?.errors.password} />
      <Button kind="secondary">{t('account:password.submit')}</Button>
    </AuthForm>
  )
}
