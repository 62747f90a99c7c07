import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { CheckboxField } from '~/ui/checkbox-field'
import { RadioGroup } from '~/ui/radio-group'
import { useHydrated } from '~/ui/use-hydrated'
import { AddressFields } from '../address/address-fields'
import { type AddressFormData } from '../address/address-form-data'
import { type AskPlace } from '../address/placed-postcodes'
import { useMendedErrors } from '../address/use-mended-errors'
import { AddressChoices } from './address-choices'
import { ContactFields } from './contact-fields'

/** By which the field for a code names the form that it goes along with. */
export const addressFormId = 'address-form'

interface AddressFormProps extends AddressFormData {
  /** By the field's name. */
  errors: Record<string, string>
  askPlace: AskPlace
}

/** E-mail, delivery address and where the bill goes. */
export function AddressForm({
  values,
  countries,
  constraints,
  account,
  isPlaced,
  askPlace,
  ...refused
}: AddressFormProps) {
  const t = useT()
  const isHydrated = useHydrated()
  const isSending = useNavigation().state !== 'idle'
  const { errors, handleInput } = useMendedErrors(refused.errors, countries)
  const part = { errors, countries, constraints, askPlace }
  const hasChoices = account !== null && account.saved.length > 0
  return (
    <Form
      method="post"
      id={addressFormId}
      className="form checkout-form"
      noValidate={isHydrated}
      onInput={handleInput}
      data-corrects=""
    >
      {values.confirmed ? <input type="hidden" name="confirmed" value={values.confirmed} /> : null}
      <ContactFields
        email={values.email}
        isAccount={account?.ownsCart ?? false}
        constraints={constraints.email}
        error={errors.email}
      />
      {hasChoices ? (
        <AddressChoices saved={account.saved} chosen={values.chosenAddress} error={errors.chosenAddress} />
      ) : null}
      <fieldset
        className={hasChoices ? 'fieldset typed-address' : 'fieldset'}
        id={hasChoices ? undefined : 'chosenAddress'}
      >
        <legend className={hasChoices ? 'visually-hidden' : undefined}>
          {t(isPlaced ? 'checkout:address.shipping' : 'checkout:address.billing')}
        </legend>
        {isPlaced ? null : <p className="field-hint">{t('checkout:address.by-email')}</p>}
        <AddressFields {...part} group="shipping" enforced={!hasChoices} values={values.shipping} isPlaced={isPlaced} />
        {account && isPlaced ? (
          <CheckboxField name="keepAddress" label={t('checkout:address.keep')} defaultChecked={values.keepAddress} />
        ) : null}
      </fieldset>
      {isPlaced ? <BillingFields values={values} {...part} /> : <input type="hidden" name="billingIs" value="same" />}
      <Button size="large" pending={isSending}>
        {t(isPlaced ? 'checkout:address.submit' : 'checkout:shipping.submit')}
      </Button>
    </Form>
  )
}

type BillingFieldsProps = Pick<AddressFormProps, 'values' | 'errors' | 'countries' | 'constraints' | 'askPlace'>

/** Where the bill goes, where that may be elsewhere. */
function BillingFields({ values, ...part }: BillingFieldsProps) {
  const t = useT()
  return (
    <>
      <RadioGroup
        legend={t('checkout:address.billing')}
        name="billingIs"
        defaultValue={values.billingIs}
        choices={[
          { value: 'same', label: t('checkout:address.billing-same') },
          { value: 'separate', label: t('checkout:address.billing-separate') },
        ]}
      />
      <fieldset className="fieldset billing-fields">
        <legend className="visually-hidden">{t('checkout:address.billing')}</legend>
        <AddressFields {...part} group="billing" enforced={false} values={values.billing} />
      </fieldset>
    </>
  )
}
