import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { RadioGroup } from '~/ui/radio-group'
import { TextField } from '~/ui/text-field'
import { AddressFields } from './address-fields'
import { type AddressFormData } from './address-form-data'
import { useHydrated } from '~/ui/use-hydrated'

interface AddressFormProps extends AddressFormData {
  /** By the field's name. */
  errors: Record<string, string>
}

/** E-mail, delivery address and where the bill goes. */
export function AddressForm({ values, errors, countries, constraints }: AddressFormProps) {
  const t = useT()
  const isHydrated = useHydrated()
  const isSending = useNavigation().state !== 'idle'
  const part = { errors, countries, constraints }
  return (
    <Form method="post" className="form checkout-form" noValidate={isHydrated}>
      <fieldset className="fieldset">
        <legend>{t('checkout:address.contact')}</legend>
        <TextField
          type="email"
          inputMode="email"
          autoComplete="email"
          {...constraints.email}
          label={t('checkout:fields.email')}
          name="email"
          hint={t('checkout:address.email-hint')}
          error={errors.email}
          defaultValue={values.email}
        />
      </fieldset>
      <fieldset className="fieldset">
        <legend>{t('checkout:address.shipping')}</legend>
        <AddressFields {...part} group="shipping" enforced values={values.shipping} />
      </fieldset>
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
      <Button size="large" pending={isSending}>
        {t('checkout:address.submit')}
      </Button>
    </Form>
  )
}
