import { type ReactNode } from 'react'
import { type MessageKey } from '~/i18n/keys'
import { useT } from '~/i18n/use-t'
import { type PostalAddress } from '../orders/postal-address'
import { type AddressFormData, type AddressGroup } from './address-form-data'
import { AddressTextField } from './address-text-field'
import { CountryField } from './country-field'
import { toPostalCodeLabelKey } from './postal-code-label'
import { ProvinceField } from './province-field'

export interface AddressFieldsProps extends Pick<AddressFormData, 'countries' | 'constraints'> {
  group: AddressGroup
  values: PostalAddress
  /** By the field's name. */
  errors: Record<string, string>
}

interface TextProps {
  field: keyof PostalAddress
  /** Its autocomplete token, without the section. */
  token: string
  wide?: boolean
  hint?: ReactNode
  type?: 'tel'
  inputMode?: 'tel' | 'numeric'
}

/** The fields of one address; `group` is the prefix of their names and the section of their autocomplete tokens. */
export function AddressFields(props: AddressFieldsProps) {
  const t = useT()
  const [only, ...others] = props.countries.map(({ rules }) => rules.postalCode)
  const example = others.length === 0 ? only?.example : null
  const isNumeric = props.countries.every(({ rules }) => !/[^\\d{}]/.test(rules.postalCode.pattern ?? 'a'))
  return (
    <div className="fields address-fields">
      <Text {...props} field="firstName" token="given-name" />
      <Text {...props} field="lastName" token="family-name" />
      <Text {...props} field="company" token="organization" wide />
      <Text {...props} field="address1" token="address-line1" wide />
      <Text {...props} field="address2" token="address-line2" wide />
      <Text
        {...props}
        field="postalCode"
        token="postal-code"
        inputMode={isNumeric ? 'numeric' : undefined}
        hint={example ? t('checkout:address.postcode-hint', { example }) : null}
      />
      <Text {...props} field="city" token="address-level2" />
      <ProvinceField {...props} />
      <CountryField {...props} />
      <Text
        {...props}
        field="phone"
        token="tel"
        type="tel"
        inputMode="tel"
        hint={t('checkout:address.phone-hint')}
        wide
      />
    </div>
  )
}

function Text({ group, values, errors, constraints, field, token, ...look }: TextProps & AddressFieldsProps) {
  const t = useT()
  const { countries, ...attributes } = look
  const only = countries.length === 1 ? (countries[0]?.code ?? '') : ''
  const label = field === 'postalCode' ? toPostalCodeLabelKey(only) : (`checkout:fields.${field}` as MessageKey)
  const name = `${group}.${field}`
  const { required = false, ...limits } = constraints[name] ?? {}
  return (
    <AddressTextField
      {...attributes}
      {...limits}
      label={t(label)}
      name={name}
      error={errors[name]}
      defaultValue={values[field]}
      autoComplete={`${group} ${token}`}
      needed={required}
      enforced={group === 'shipping'}
    />
  )
}
