import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { Link } from '~/ui/link'
import { Notice } from '~/ui/notice'
import { AuthForm, type AuthFormProps } from './auth-form'
import { EmailField, PasswordField } from './credential-fields'
import { PasskeySignIn } from './passkeys/passkey-sign-in'
import { type SignInPageData } from './sign-in-page.server'
import { SignOutForm } from './sign-out-form'
import { type Attempt, useSignIn } from './use-sign-in'

/** Every way to sign in that the shop offers; who is signed in is told so, and goes on from here. */
export function SignInPage({ page }: { page: SignInPageData }) {
  const t = useT()
  const attempt = useSignIn(page)
  const { refusal } = attempt
  const { message, isHint, problems, email, signedInAs } = refusal ? { ...page, ...refusal, isHint: false } : page
  return (
    <div className="page auth-page">
      <div className="stack gap-5">
        <h1>{t(signedInAs === null ? 'auth:signin.title' : 'auth:signin.done')}</h1>
        {message && isHint ? <Notice kind="notice">{message}</Notice> : null}
        <ErrorSummary problems={problems} message={isHint ? null : message} key={refusal?.times} />
      </div>
      {signedInAs === null ? (
        <WaysIn page={{ ...page, problems, email }} attempt={attempt} />
      ) : (
        <SignedIn email={signedInAs} page={page} />
      )}
    </div>
  )
}

interface WaysInProps {
  page: SignInPageData
  attempt: Attempt
}

function WaysIn({ page, attempt }: WaysInProps) {
  return (
    <>
      {page.providers.map((provider) => (
        <ProviderForm key={provider.id} provider={provider} page={page} attempt={attempt} />
      ))}
      {page.isOnceMore ? null : <WithoutAccount page={page} />}
    </>
  )
}

function WithoutAccount({ page }: { page: SignInPageData }) {
  const t = useT()
  const { code } = useLocale()
  return (
    <>
      <p>
        {t('auth:signin.new')} <Link to={paths.register(page.callbackPath)}>{t('auth:register.title')}</Link>
      </p>
      <p>
        {t('auth:signin.guest')} <Link to={paths.orderLookUp(code)}>{t('common:footer.look-up')}</Link>
      </p>
    </>
  )
}

function SignedIn({ email, page }: { email: string; page: SignInPageData }) {
  const t = useT()
  return (
    <>
      <p>{t('auth:signin.done-text', { email })}</p>
      <ButtonLink to={page.callbackPath} size="large">
        {t('auth:signin.go-on')}
      </ButtonLink>
      <SignOutForm csrfToken={page.csrfToken} callbackPath={page.callbackPath}>
        {(pending) => (
          <Button kind="secondary" size="large" wide pending={pending}>
            {t('auth:signout.submit')}
          </Button>
        )}
      </SignOutForm>
    </>
  )
}

interface ProviderFormProps extends WaysInProps {
  provider: SignInPageData['providers'][number]
}

function ProviderForm({ provider: { id, name, type }, page, attempt }: ProviderFormProps) {
  const t = useT()
  const form = { csrfToken: page.csrfToken, callbackPath: page.callbackPath, ...attempt.toSent(id) }
  const pending = attempt.pending === id
  if (type === 'credentials') return <PasswordForm {...{ id, page, form, pending }} />
  if (type === 'email') return <EmailLinkForm {...{ id, page, form, pending }} />
  if (type === 'webauthn') {
    const { csrfToken, callbackPath, passkeyOptions } = page
    return passkeyOptions && <PasskeySignIn {...{ csrfToken, callbackPath }} options={passkeyOptions} />
  }
  return (
    <AuthForm action={paths.signIn(id)} {...form}>
      <Button kind="secondary" size="large" wide pending={pending}>
        {t('auth:signin.provider', { name })}
      </Button>
    </AuthForm>
  )
}

interface MethodProps {
  id: string
  page: SignInPageData
  form: Omit<AuthFormProps, 'action' | 'children'>
  pending: boolean
}

function PasswordForm({ id, page, form, pending }: MethodProps) {
  const t = useT()
  const toError = (field: string) => page.problems.find(({ fieldId }) => fieldId === field)?.message
  const isFirst = page.providers[0]?.id === id
  return (
    <div className="stack">
      {isFirst ? null : <h2>{t('auth:signin.password')}</h2>}
      <AuthForm action={paths.signInCallback(id)} {...form}>
        <EmailField
          name="email"
          defaultValue={page.email}
          error={toError('email')}
          offersPasskeys={page.passkeyOptions !== null}
        />
        <PasswordField name="password" error={toError('password')} />
        <Button size="large" wide pending={pending}>
          {t('auth:signin.submit')}
        </Button>
      </AuthForm>
      <Link to={paths.forgottenPassword(page.callbackPath)}>{t('auth:forgotten.title')}</Link>
    </div>
  )
}

function EmailLinkForm({ id, page, form, pending }: MethodProps) {
  const t = useT()
  return (
    <section className="stack" aria-labelledby="email-link">
      <h2 id="email-link">{t('auth:email-link.title')}</h2>
      <p className="muted">{t('auth:email-link.text')}</p>
      <AuthForm action={paths.signIn(id)} {...form}>
        <EmailField name="email" id="email-link-address" label={t('auth:email-link.field')} defaultValue={page.email} />
        <Button kind="secondary" size="large" wide pending={pending}>
          {t('auth:email-link.submit')}
        </Button>
      </AuthForm>
    </section>
  )
}
