import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { TextField } from '~/ui/text-field'
import { type Constraints } from '../address/address-form-data'

interface ContactFieldsProps {
  email: string
  /** The order goes to the account's address, which the backend lets nobody change for one order. */
  isAccount: boolean
  constraints?: Constraints
  error?: string
}

/** Where the confirmation goes: asked of a guest, told to a customer. */
export function ContactFields({ email, isAccount, constraints, error }: ContactFieldsProps) {
  const t = useT()
  return (
    <fieldset className="fieldset">
      <legend>{t('checkout:address.contact')}</legend>
      {isAccount ? (
        <>
          <p data-testid="account-email">{email}</p>
          <p className="field-hint">
            {t('checkout:address.account-email')} <a href={paths.signOut()}>{t('checkout:address.sign-out')}</a>
          </p>
        </>
      ) : (
        <TextField
          type="email"
          inputMode="email"
          autoComplete="email"
          {...constraints}
          label={t('checkout:fields.email')}
          name="email"
          hint={t('checkout:address.email-hint')}
          error={error}
          defaultValue={email}
        />
      )}
    </fieldset>
  )
}
