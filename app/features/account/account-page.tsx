import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Link } from '~/ui/link'
import { AccountFrame } from './account-frame'
import { type AccountPageData } from './account-page.server'
import { ListedOrders } from './listed-orders'

/** The customer's account: who they are, what they have ordered, and the way to its other parts. */
export function AccountPage({ page: { name, email, orders } }: { page: AccountPageData }) {
  const t = useT()
  const { code } = useLocale()
  const parts = [
    { name: 'profile', path: paths.accountProfile(code) },
    { name: 'addresses', path: paths.accountAddresses(code) },
    { name: 'payment-methods', path: paths.accountPaymentMethods(code) },
    { name: 'data', path: paths.accountData(code) },
  ] as const
  return (
    <AccountFrame part="overview" title={t('account:title')} lead={<Whose name={name} email={email} />}>
      <div className="split">
        <section className="stack gap-5" aria-labelledby="orders-title">
          <h2 id="orders-title">{t('account:orders.title')}</h2>
          <ListedOrders orders={orders.orders} />
          {orders.count > orders.orders.length ? (
            <Link to={paths.accountOrders(code)}>{t('account:orders.show-all')}</Link>
          ) : null}
        </section>
        <div className="stack gap-6">
          <ul className="stack">
            {parts.map((part) => (
              <li key={part.name}>
                <Link to={part.path}>{t(`account:nav.${part.name}`)}</Link>
                <p className="small muted">{t(`account:overview.${part.name}`)}</p>
              </li>
            ))}
          </ul>
          <Link to={paths.giftCard(code)}>{t('common:footer.gift-card')}</Link>
        </div>
      </div>
    </AccountFrame>
  )
}

function Whose({ name, email }: Pick<AccountPageData, 'name' | 'email'>) {
  return (
    <>
      <p className="lead">
        <bdi>{name}</bdi>
      </p>
      {email === name ? null : (
        <p className="muted">
          <bdi>{email}</bdi>
        </p>
      )}
    </>
  )
}
