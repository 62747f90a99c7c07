import { Link } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'

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

/** The account's parts; `part` is the one that the page belongs to. */
export function AccountNav({ part }: { part: AccountPart }) {
  const t = useT()
  const { code } = useLocale()
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
      </ul>
    </nav>
  )
}
