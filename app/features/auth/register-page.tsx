import { useCorrections } from '~/forms/use-corrections'
import { useRefused } from '~/forms/use-refused'
import { toNameOrder } from '~/i18n/person-name'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { TextField } from '~/ui/text-field'
import { AuthForm } from './auth-form'
import { type AuthFormData } from './auth-form.server'
import { AuthPage } from './auth-page'
import { EmailField, PasswordField } from './credential-fields'

/** Makes an account. */
export function RegisterPage({ form }: { form: AuthFormData }) {
  const t = useT()
  const refused = useRefused()
  const { language } = useLocale()
  const { values = {} } = refused ?? {}
  const { errors, form: corrected, watch } = useCorrections(refused, { formId: 'registration', load: loadCorrections })
  return (
    <AuthPage title={t('auth:register.title')} lead={t('auth:register.text')} refused={refused}>
      {watch}
      <AuthForm action={paths.register(form.callbackPath)} {...form} {...corrected}>
        {toNameOrder(
          language,
          <NameField
            key="given"
            name="firstName"
            autoComplete="given-name"
            value={values.firstName}
            error={errors.firstName}
          />,
          <NameField
            key="family"
            name="lastName"
            autoComplete="family-name"
            value={values.lastName}
            error={errors.lastName}
          />,
        )}
        <EmailField name="email" defaultValue={values.email} error={errors.email} />
        <PasswordField name="password" isNew label={t('auth:fields.password')} error={errors.password} />
        <Button size="large" wide>
          {t('auth:register.submit')}
        </Button>
      </AuthForm>
      <p>
        {t('auth:register.known')} <Link to={paths.signIn(undefined, form.callbackPath)}>{t('auth:signin.title')}</Link>
      </p>
    </AuthPage>
  )
}

async function loadCorrections() {
  return (await import('./person-corrections')).PersonCorrections
}

interface NameFieldProps {
  name: 'firstName' | 'lastName'
  autoComplete: string
  value?: string
  error?: string
}

function NameField({ name, value, ...field }: NameFieldProps) {
  const t = useT()
  const label = t(name === 'firstName' ? 'auth:fields.first-name' : 'auth:fields.last-name')
  return <TextField {...field} name={name} label={label} defaultValue={value} maxLength={100} required />
}
