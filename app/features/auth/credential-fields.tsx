import { useT } from '~/i18n/use-t'
import { TextField } from '~/ui/text-field'
import { passwordMinLength } from './password-length'

interface CredentialFieldProps {
  name: string
  /** `name` unless the page has that twice. */
  id?: string
  error?: string
}

/** The e-mail address that a customer is known by. */
export function EmailField(props: CredentialFieldProps & { defaultValue?: string }) {
  const t = useT()
  return (
    <TextField
      {...props}
      label={t('auth:fields.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      maxLength={254}
      required
    />
  )
}

interface PasswordFieldProps extends CredentialFieldProps {
  isNew?: boolean
  label?: string
}

/** A password; `isNew` where the account is given one. */
export function PasswordField({ isNew = false, label, ...field }: PasswordFieldProps) {
  const t = useT()
  const kind = isNew
    ? {
        label: t('auth:fields.new-password'),
        hint: t('auth:fields.password-hint', { count: passwordMinLength }),
        autoComplete: 'new-password',
        minLength: passwordMinLength,
      }
    : { label: label ?? t('auth:fields.password'), autoComplete: 'current-password' }
  return <TextField {...field} {...kind} type="password" required />
}
