import { useT } from '~/i18n/use-t'
import { TextField } from '~/ui/text-field'

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
  autoComplete: 'current-password' | 'new-password'
  /** Characters, for a new password. */
  minLength?: number
  label?: string
  hint?: string
}

export function PasswordField({ label, ...props }: PasswordFieldProps) {
  const t = useT()
  return <TextField {...props} label={label ?? t('auth:fields.password')} type="password" maxLength={1000} required />
}
