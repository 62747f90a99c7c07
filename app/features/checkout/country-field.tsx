import { useT } from '~/i18n/use-t'
import { type AddressFieldsProps } from './address-fields'
import { AddressSelectField } from './address-select-field'

/** The country, out of those that the cart's region sells to. Its options say which of them need a province. */
export function CountryField({ group, values, errors, countries }: AddressFieldsProps) {
  const t = useT()
  const name = `${group}.countryCode`
  const isKnown = countries.some(({ code }) => code === values.countryCode)
  return (
    <AddressSelectField
      label={t('checkout:fields.countryCode')}
      name={name}
      error={errors[name]}
      autoComplete={`${group} country`}
      defaultValue={isKnown ? values.countryCode : ''}
      needed
      enforced={group === 'shipping'}
    >
      {isKnown ? null : <option value="">{t('checkout:select')}</option>}
      {countries.map(({ code, name: label, rules }) => (
        <option key={code} value={code} data-province={rules.province ? '' : undefined}>
          {label}
        </option>
      ))}
    </AddressSelectField>
  )
}
