import { useT } from '~/i18n/use-t'
import { ButtonLink } from '~/ui/button'
import { type AuthErrorPageData } from './auth-error.server'

/** Says what went wrong and what to do next. */
export function AuthErrorPage({ page: { title, message, signInPath, reference } }: { page: AuthErrorPageData }) {
  const t = useT()
  return (
    <div className="page auth-page">
      <div className="stack gap-5">
        <h1>{title}</h1>
        <p>{message}</p>
        {reference ? <p className="muted">{reference}</p> : null}
      </div>
      <ButtonLink to={signInPath} size="large">
        {t('auth:error.again')}
      </ButtonLink>
    </div>
  )
}
