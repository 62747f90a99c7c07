import { Form } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { AddressLabel } from '../../address/address-label'
import { AccountFrame } from '../account-frame'
import { type ListedAddress } from './address-book.server'

/** Asks once more before an address is gone. */
export function RemoveAddressPage({ address: { lines } }: { address: ListedAddress }) {
  const t = useT()
  const { code } = useLocale()
  return (
    <AccountFrame
      part="addresses"
      title={t('account:addresses.remove-title')}
      lead={<p className="lead">{t('account:addresses.remove-text')}</p>}
    >
      <div className="stack gap-6">
        <AddressLabel lines={lines} />
        <Form method="post" className="cluster">
          <Button>{t('account:addresses.remove-submit')}</Button>
          <Link to={paths.accountAddresses(code)}>{t('account:addresses.cancel')}</Link>
        </Form>
      </div>
    </AccountFrame>
  )
}
