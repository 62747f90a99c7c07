import { type Refused } from '~/forms/form-answer'
import { useCorrections } from '~/forms/use-corrections'
import { toNameOrder } from '~/i18n/person-name'
import { useLocale, useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/text-field'
import { phonePattern } from '../../address/phone-pattern'
import { AuthForm } from '../../auth/auth-form'

interface NamesFormProps {
  /** The page. */
  path: string
  /** As the account has them, or as they were typed before a sign-in. */
  values: { firstName: string; lastName: string; phone: string }
  csrfToken: string
  /** One of the page's forms. */
  refused?: Refused | null
}

/** Changes name and telephone number. */
export function NamesForm({ path, values, csrfToken, refused }: NamesFormProps) {
  const t = useT()
  const { language } = useLocale()
  // the page has other forms
  const own = refused && 'firstName' in refused.values ? refused : null
  const typed = { ...values, ...own?.values }
  const { errors, form, watch } = useCorrections(own, { formId: 'names', load: loadCorrections })
  return (
    <AuthForm action={path} callbackPath={path} csrfToken={csrfToken} {...form}>
      {watch}
      <div className="fields">
        {toNameOrder(
          language,
          <TextField
            key="given"
            label={t('auth:fields.first-name')}
            name="firstName"
            autoComplete="given-name"
            maxLength={100}
            required
            error={errors.firstName}
            defaultValue={typed.firstName}
          />,
          <TextField
            key="family"
            label={t('auth:fields.last-name')}
            name="lastName"
            autoComplete="family-name"
            maxLength={100}
            required
            error={errors.lastName}
            defaultValue={typed.lastName}
          />,
        )}
      </div>
      <TextField
        label={t('account:profile.phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        pattern={phonePattern}
        title={t('account:profile.phone-invalid')}
        hint={t('account:profile.phone-hint')}
        error={errors.phone}
        defaultValue={typed.phone}
      />
      <Button kind="secondary">{t('account:profile.submit')}</Button>
    </AuthForm>
  )
}

async function loadCorrections() {
  return (await import('../../auth/person-corrections')).NamesCorrections
}
