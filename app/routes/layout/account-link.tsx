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
  return (
    <Link className={className} to={session ? paths.account(code) : toSignInPath(location)}>
      <Icon name="user" />
      <span className="account-word">{session ? t('common:header.account') : t('common:header.sign-in')}</span>
    </Link>
  )
}
