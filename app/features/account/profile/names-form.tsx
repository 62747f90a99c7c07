import { type Refused } from '~/forms/form-answer'
import { useCorrections } from '~/forms/use-corrections'
import { toNameOrder } from '~/i18n/person-name'
import { useLocale, useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { Outcome } from '~/ui/outcome'
import { TextField } from '~/ui/text-field'
import { phonePattern } from '../../address/phone-pattern'
import { AuthForm } from '../../auth/auth-form'
import { type OwnProfile, type SaveProfile, useOwnProfile } from './use-own-profile'

interface NamesFormProps {
  /** The page. */
  path: string
  /** As the account has them, or as they were typed before a sign-in. */
  values: OwnProfile
  isUnsaved: boolean
  saveProfile: SaveProfile
  csrfToken: string
  /** One of the page's forms. */
  refused?: Refused | null
}

/** Changes name and telephone number. */
export function NamesForm({ path, values, isUnsaved, saveProfile, csrfToken, refused }: NamesFormProps) {
  const t = useT()
  const { language } = useLocale()
  // the page has other forms
  const own = refused && 'firstName' in refused.values ? refused : null
  const typed = { ...values, ...own?.values }
  const { errors, form, watch } = useCorrections(own, { formId: 'names', load: loadCorrections })
  // what a refusal has said goes with the page that says it
  const { handleSubmit, isSaving, isSaved } = useOwnProfile(own || isUnsaved ? null : values, saveProfile)
  return (
    <AuthForm action={path} callbackPath={path} csrfToken={csrfToken} onSubmit={handleSubmit} {...form}>
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
      <Outcome kind="success" text={isSaved ? t('account:profile.changed') : null} />
      <Button kind="secondary" pending={isSaving}>
        {t('account:profile.submit')}
      </Button>
    </AuthForm>
  )
}

async function loadCorrections() {
  return (await import('../../auth/person-corrections')).NamesCorrections
}
