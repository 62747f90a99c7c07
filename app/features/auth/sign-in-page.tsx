import { Link } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { Notice } from '~/ui/notice'
import { AuthForm } from './auth-form'
import { EmailField, PasswordField } from './credential-fields'
import { PasskeySignIn } from './passkeys/passkey-sign-in'
import { type SignInPageData } from './sign-in-page.server'

/** Every way to sign in that the shop offers; who is signed in is told so, and goes on from here. */
export function SignInPage({ page }: { page: SignInPageData }) {
  const t = useT()
  const { message, isHint, problems, signedInAs } = page
  return (
    <div className="page auth-page">
      <div className="stack gap-5">
        <h1>{t(signedInAs === null ? 'auth:signin.title' : 'auth:signin.done')}</h1>
        {message ? <Notice kind={isHint ? 'notice' : 'error'}>{message}</Notice> : null}
        <ErrorSummary problems={problems} />
      </div>
      {signedInAs === null ? <WaysIn page={page} /> : <SignedIn email={signedInAs} page={page} />}
    </div>
  )
}

function WaysIn({ page }: { page: SignInPageData }) {
  return (
    <>
      {page.providers.map((provider) => (
        <ProviderForm key={provider.id} provider={provider} page={page} />
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
      <AuthForm action={paths.signOut()} {...page}>
        <Button kind="secondary" size="large" wide>
          {t('auth:signout.submit')}
        </Button>
      </AuthForm>
    </>
  )
}

interface ProviderFormProps {
  provider: SignInPageData['providers'][number]
  page: SignInPageData
}

function ProviderForm({ provider: { id, name, type }, page }: ProviderFormProps) {
  const t = useT()
  if (type === 'credentials') return <PasswordForm id={id} page={page} />
  if (type === 'email') return <EmailLinkForm id={id} page={page} />
  if (type === 'webauthn') return page.passkeyOptions && <PasskeySignIn {...page} options={page.passkeyOptions} />
  return (
    <AuthForm action={paths.signIn(id)} {...page}>
      <Button kind="secondary" size="large" wide>
        {t('auth:signin.provider', { name })}
      </Button>
    </AuthForm>
  )
}

interface MethodProps {
  id: string
  page: SignInPageData
}

function PasswordForm({ id, page }: MethodProps) {
  const t = useT()
  const toError = (field: string) => page.problems.find(({ fieldId }) => fieldId === field)?.message
  const isFirst = page.providers[0]?.id === id
  return (
    <div className="stack">
      {isFirst ? null : <h2>{t('auth:signin.password')}</h2>}
      <AuthForm action={paths.signInCallback(id)} {...page}>
        <EmailField
          name="email"
          defaultValue={page.email}
          error={toError('email')}
          offersPasskeys={page.passkeyOptions !== null}
        />
        <PasswordField name="password" error={toError('password')} />
        <Button size="large" wide>
          {t('auth:signin.submit')}
        </Button>
      </AuthForm>
      <Link to={paths.forgottenPassword(page.callbackPath)}>{t('auth:forgotten.title')}</Link>
    </div>
  )
}

function EmailLinkForm({ id, page }: MethodProps) {
  const t = useT()
  return (
    <section className="stack" aria-labelledby="email-link">
      <h2 id="email-link">{t('auth:email-link.title')}</h2>
      <p className="muted">{t('auth:email-link.text')}</p>
      <AuthForm action={paths.signIn(id)} {...page}>
        <EmailField name="email" id="email-link-address" defaultValue={page.email} />
        <Button kind="secondary" size="large" wide>
          {t('auth:email-link.submit')}
        </Button>
      </AuthForm>
    </section>
  )
}
