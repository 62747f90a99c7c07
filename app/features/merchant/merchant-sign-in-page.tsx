import { type ReactNode } from 'react'
import { type Refused } from '~/forms/form-answer'
import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { TextField } from '~/ui/text-field'

interface MerchantSignInPageProps {
  /** `takesKey`: the shop has a key, which may be typed. */
  page: { csrfToken: string; takesKey: boolean }
  refused: Refused | null
}

/** The sign-in with a user of the back office, or with the shop's key where it has one. */
export function MerchantSignInPage({ page: { csrfToken, takesKey }, refused }: MerchantSignInPageProps) {
  const t = useT()
  const { errors = {}, values = {}, message = null } = refused ?? {}
  return (
    <div className="page auth-page">
      <div className="stack gap-5">
        <h1>{t('merchant:log-in')}</h1>
        <ErrorSummary problems={errors} message={message} />
        <p>{t('merchant:sign-in.text')}</p>
      </div>
      <SignInForm csrfToken={csrfToken}>
        <TextField
          label={t('auth:fields.email')}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={254}
          defaultValue={values.email}
          error={errors.email}
          required
        />
        <SecretField label={t('auth:fields.password')} name="password" error={errors.password} />
        <Button size="large" wide>
          {t('auth:signin.submit')}
        </Button>
      </SignInForm>
      {takesKey ? (
        <section className="stack" aria-labelledby="with-key">
          <h2 id="with-key">{t('merchant:sign-in.key-title')}</h2>
          <SignInForm csrfToken={csrfToken}>
            <SecretField label={t('merchant:sign-in.key')} name="apiToken" error={errors.apiToken} isKey />
            <Button kind="secondary" size="large" wide>
              {t('merchant:sign-in.key-submit')}
            </Button>
          </SignInForm>
        </section>
      ) : null}
    </div>
  )
}

function SignInForm({ csrfToken, children }: { csrfToken: string; children: ReactNode }) {
  return (
    <form method="post" action={paths.merchantSignIn()} className="form">
      <input type="hidden" name="csrfToken" value={csrfToken} />
      {children}
    </form>
  )
}

interface SecretFieldProps {
  label: string
  name: string
  error?: string
  isKey?: boolean
}

function SecretField({ isKey = false, ...field }: SecretFieldProps) {
  return (
    <TextField
      {...field}
      type="password"
      autoComplete={isKey ? 'off' : 'current-password'}
      maxLength={1000}
      spellCheck={false}
      required
    />
  )
}
