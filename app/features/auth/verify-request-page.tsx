import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Link } from '~/ui/link'

interface VerifyRequestPageProps {
  /** The mail is one about a forgotten password, and may not come at all. */
  isForPassword: boolean
  /** The shopper has come from this provider, which the mailed link connects with the account. */
  provider: string | null
  callbackPath: string
}

/** Says that a mail is on its way, and what to do where it does not come. */
export function VerifyRequestPage({ isForPassword, provider, callbackPath }: VerifyRequestPageProps) {
  const t = useT()
  const text = provider
    ? t('auth:verify-request.connect', { provider })
    : t(isForPassword ? 'auth:forgotten.sent' : 'auth:verify-request.text')
  return (
    <div className="page auth-page">
      <div className="stack gap-5">
        <h1>{t('auth:verify-request.title')}</h1>
        <p>{text}</p>
        <p className="muted">{t('auth:verify-request.hint')}</p>
      </div>
      <Link to={paths.signIn(undefined, callbackPath)}>{t('auth:verify-request.back')}</Link>
    </div>
  )
}
