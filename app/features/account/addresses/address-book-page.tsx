import { Form } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/button'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { AddressLabel } from '../../address/address-label'
import { AccountFrame } from '../account-frame'
import { type ListedAddress } from './address-book.server'

/** The customer's addresses, the default first, and what can be done with each. */
export function AddressBookPage({ addresses }: { addresses: readonly ListedAddress[] }) {
  const t = useT()
  const { code } = useLocale()
  return (
    <AccountFrame
      part="addresses"
      title={t('account:addresses.title')}
      lead={<p className="lead">{t(addresses.length > 0 ? 'account:addresses.lead' : 'account:addresses.empty')}</p>}
    >
      <div className="stack gap-6">
        {addresses.length > 0 ? (
          <ul className="address-book">
            {addresses.map((address) => (
              <li key={address.id} className="panel" id={address.id}>
                <AddressCard address={address} />
              </li>
            ))}
          </ul>
        ) : null}
        <div>
          <ButtonLink to={paths.newAddress(code)}>{t('account:addresses.add')}</ButtonLink>
        </div>
      </div>
    </AccountFrame>
  )
}

function AddressCard({ address: { id, lines, isDefault } }: { address: ListedAddress }) {
  const t = useT()
  const { code } = useLocale()
  // of several links of one name, a screen reader's list tells which is whose
  const whose = <VisuallyHidden>{lines.slice(0, 2).join(t('common:punctuation.comma'))}</VisuallyHidden>
  return (
    <>
      {isDefault ? <p className="small muted">{t('account:addresses.default')}</p> : null}
      <AddressLabel lines={lines} />
      <div className="cluster">
        <ButtonLink kind="secondary" size="small" to={paths.ownAddress(code, id)}>
          {t('account:addresses.edit')} {whose}
        </ButtonLink>
        {isDefault ? null : (
          <Form method="post" action={paths.accountAddresses(code)}>
            <input type="hidden" name="addressId" value={id} />
            <Button kind="quiet" size="small">
              {t('account:addresses.make-default')} {whose}
            </Button>
          </Form>
        )}
        <ButtonLink kind="quiet" size="small" to={paths.removeAddress(code, id)}>
          {t('account:addresses.remove')} {whose}
        </ButtonLink>
      </div>
    </>
  )
}
