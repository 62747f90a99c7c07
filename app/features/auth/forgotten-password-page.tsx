import { useRefused } from '~/forms/use-refused'
import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { AuthForm } from './auth-form'
import { type AuthFormData } from './auth-form.server'
import { AuthPage } from './auth-page'
import { EmailField } from './credential-fields'

/** Asks where to send the link for a new password. */
export function ForgottenPasswordPage({ form }: { form: AuthFormData }) {
  const t = useT()
  const refused = useRefused()
  return (
    <AuthPage title={t('auth:forgotten.title')} lead={t('auth:forgotten.text')} refused={refused}>
      <AuthForm action={paths.forgottenPassword(form.callbackPath)} {...form}>
        <EmailField name="email" defaultValue={refused?.values.email} error={refused?.errors.email} />
        <Button size="large" wide>
          {t('auth:forgotten.submit')}
        </Button>
      </AuthForm>
      <Link to={paths.signIn(undefined, form.callbackPath)}>{t('auth:verify-request.back')}</Link>
    </AuthPage>
  )
}
