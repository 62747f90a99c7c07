import { Form, Link, useNavigation } from '@remix-run/react'
import { type PostalAddress } from '~/commerce/shop/address'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { useHydrated } from '~/ui/use-hydrated'
import { useRefused } from '~/forms/use-refused'
import { AddressFields } from '../../address/address-fields'
import { AccountFrame } from '../account-frame'
import { type OwnAddressForm } from './address-form.server'

interface AddressPageProps {
  title: string
  form: OwnAddressForm
}

/** One address to fill in: a new one, or one that the customer has. */
export function AddressPage({ title, form }: AddressPageProps) {
  const t = useT()
  const refused = useRefused<PostalAddress>()
  const { code } = useLocale()
  const isHydrated = useHydrated()
  const isSending = useNavigation().state === 'submitting'
  return (
    <AccountFrame part="addresses" title={title} refused={refused}>
      <Form method="post" className="form checkout-form" noValidate={isHydrated}>
        <AddressFields
          {...form}
          group="shipping"
          values={refused?.values ?? form.values}
          errors={refused?.errors ?? {}}
          enforced
        />
        <div className="cluster">
          <Button size="large" pending={isSending}>
            {t('account:addresses.submit')}
          </Button>
          <Link to={paths.accountAddresses(code)}>{t('account:addresses.cancel')}</Link>
        </div>
      </Form>
    </AccountFrame>
  )
}
