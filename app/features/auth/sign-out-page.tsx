import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { Link } from '~/ui/link'
import { SignOutForm } from './sign-out-form'
import { type SignOutPageData } from './sign-out.server'

/** Asks whether to sign out. */
export function SignOutPage({ page }: { page: SignOutPageData }) {
  const t = useT()
  const { email, message, csrfToken, callbackPath } = page
  return (
    <div className="page auth-page">
      <div className="stack gap-5">
        <h1>{t('auth:signout.title')}</h1>
        <ErrorSummary problems={undefined} message={message} />
        <p>{email === null ? t('auth:signout.already') : t('auth:signout.text', { email })}</p>
      </div>
      {email === null ? (
        <ButtonLink to={paths.signIn(undefined, callbackPath)} size="large">
          {t('auth:signin.title')}
        </ButtonLink>
      ) : (
        <SignOutForm csrfToken={csrfToken} callbackPath={callbackPath}>
          {(pending) => (
            <Button size="large" wide pending={pending}>
              {t('auth:signout.submit')}
            </Button>
          )}
        </SignOutForm>
      )}
      <Link to={callbackPath}>{t('auth:signout.stay')}</Link>
    </div>
  )
}
