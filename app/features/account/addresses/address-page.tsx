import { Form, useNavigation } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Outcome } from '~/ui/outcome'
import { useHydrated } from '~/ui/use-hydrated'
import { useRefused } from '~/forms/use-refused'
import { Link } from '~/ui/link'
import { AddressFields } from '../../address/address-fields'
import { type AskPlace } from '../../address/placed-postcodes'
import { useMendedErrors } from '../../address/use-mended-errors'
import { useFilledIn } from '../../address/use-postal-place'
import { AccountFrame } from '../account-frame'
import { type OwnAddressForm, type OwnAddressValues } from './address-form.server'

interface AddressPageProps {
  title: string
  form: OwnAddressForm
  askPlace: AskPlace
}

const formId = 'own-address'
const noErrors = {}

/** One address to fill in: a new one, or one that the customer has. */
export function AddressPage({ title, form: { values: given, ...form }, askPlace }: AddressPageProps) {
  const t = useT()
  const refused = useRefused<OwnAddressValues>()
  const { shipping, confirmed } = refused?.values ?? given
  const { code } = useLocale()
  const isHydrated = useHydrated()
  const isSending = useNavigation().state === 'submitting'
  useFilledIn(refused, formId)
  const { errors, handleInput } = useMendedErrors(refused?.errors ?? noErrors, form.countries)
  return (
    <AccountFrame part="addresses" title={title} refused={refused}>
      <Outcome kind={refused?.said?.kind ?? 'notice'} text={refused?.said?.text ?? null} />
      <Form
        method="post"
        id={formId}
        className="form checkout-form"
        noValidate={isHydrated}
        onInput={handleInput}
        data-corrects=""
      >
        {confirmed ? <input type="hidden" name="confirmed" value={confirmed} /> : null}
        <AddressFields {...form} group="shipping" values={shipping} errors={errors} askPlace={askPlace} enforced />
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
