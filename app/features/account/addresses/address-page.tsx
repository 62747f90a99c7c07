import { Form, Link, useNavigation } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { useHydrated } from '~/ui/use-hydrated'
import { AddressFields } from '../../address/address-fields'
import { AccountFrame } from '../account-frame'
import { type OwnAddressForm } from './address-form.server'

interface AddressPageProps {
  title: string
  form: OwnAddressForm
  /** By the field's name, as the form was refused a moment ago. */
  messages?: Record<string, string>
}

/** One address to fill in: a new one, or one that the customer has. */
export function AddressPage({ title, form, messages = {} }: AddressPageProps) {
  const t = useT()
  const { code } = useLocale()
  const isHydrated = useHydrated()
  const isSending = useNavigation().state === 'submitting'
  return (
    <AccountFrame part="addresses" title={title} problems={messages}>
      <Form method="post" className="form checkout-form" noValidate={isHydrated}>
        <AddressFields {...form} group="shipping" errors={messages} enforced />
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
