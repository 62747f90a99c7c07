import { useT } from '~/i18n/use-t'
import { TextField } from '~/ui/text-field'
import { passwordMinLength } from './password-length'

interface CredentialFieldProps {
  name: string
  /** `name` unless the page has that twice. */
  id?: string
  error?: string
}

interface EmailFieldProps extends CredentialFieldProps {
  defaultValue?: string
  label?: string
  /** The account is given another address. */
  isNew?: boolean
  /** The browser may list its passkeys here. */
  offersPasskeys?: boolean
}

/** The e-mail address that a customer is known by. */
export function EmailField({ label, isNew = false, offersPasskeys = false, ...field }: EmailFieldProps) {
  const t = useT()
  const known = offersPasskeys ? 'username webauthn' : 'username'
  return (
    <TextField
      {...field}
      label={label ?? t(isNew ? 'auth:fields.new-email' : 'auth:fields.email')}
      type="email"
      inputMode="email"
      autoComplete={isNew ? 'email' : known}
      maxLength={254}
      required
    />
  )
}

interface PasswordFieldProps extends CredentialFieldProps {
  /** The account is given one. */
  isNew?: boolean
  label?: string
}

/** A password, which never comes back to the form. */
export function PasswordField({ isNew = false, label, ...field }: PasswordFieldProps) {
  const t = useT()
  const kind = isNew
    ? {
        label: label ?? t('auth:fields.new-password'),
        hint: t('auth:fields.password-hint', { count: passwordMinLength }),
        autoComplete: 'new-password',
        minLength: passwordMinLength,
      }
    : { label: label ?? t('auth:fields.password'), autoComplete: 'current-password' }
  return <TextField {...field} {...kind} type="password" required />
}
