import { useLocation } from '@remix-run/react'
import { toSignInPath } from '~/features/auth/sign-in-path'
import { useSession } from '~/features/session/use-session'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'

/** To the account, or for a visitor to the sign-in and back. It follows what other tabs do. */
export function AccountLink({ className }: { className: string }) {
  const t = useT()
  const { code } = useLocale()
  const location = useLocation()
  const { session } = useSession()
  if (session) return <NamedLink className={className} to={paths.account(code)} label={t('common:header.account')} />
  return <NamedLink className={className} to={toSignInPath(location)} label={t('common:header.sign-in')} />
}

interface NamedLinkProps {
  className: string
  to: string
  label: string
}

/** The link itself; the server draws it by itself too, into pages that are kept. */
export function NamedLink({ className, to, label }: NamedLinkProps) {
  return (
    <Link className={className} to={to}>
      <Icon name="user" />
      <span className="account-word">{label}</span>
    </Link>
  )
}
