import { useOutletContext } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { SignOutForm } from '../auth/sign-out-form'

const parts = {
  overview: paths.account,
  orders: paths.accountOrders,
  profile: paths.accountProfile,
  addresses: paths.accountAddresses,
  'payment-methods': paths.accountPaymentMethods,
  data: paths.accountData,
}

/** A part of the account that has a page of its own. */
export type AccountPart = keyof typeof parts

/** What the layout of the account gives all of its pages. */
export interface AccountOutlet {
  csrfToken: string
}

/** The account's parts and the way out of it; `part` is the one that the page belongs to. */
export function AccountNav({ part }: { part: AccountPart }) {
  const t = useT()
  const { code } = useLocale()
  const { csrfToken } = useOutletContext<AccountOutlet>()
  const names = Object.keys(parts) as AccountPart[]
  return (
    <nav aria-label={t('account:nav.label')}>
      <ul className="account-nav">
        {names.map((name) => (
          <li key={name}>
            <Link to={parts[name](code)} aria-current={name === part ? 'page' : undefined}>
              {t(`account:nav.${name}`)}
            </Link>
          </li>
        ))}
        <li>
          <SignOutForm callbackPath={paths.home(code)} csrfToken={csrfToken}>
            {(pending) => (
              <Button kind="quiet" pending={pending}>
                {t('account:nav.sign-out')}
              </Button>
            )}
          </SignOutForm>
        </li>
      </ul>
    </nav>
  )
}
