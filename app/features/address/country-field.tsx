import { useT } from '~/i18n/use-t'
import { FlaggedOption } from '~/ui/flag'
import { type AddressFieldsProps } from './address-fields'
import { type DeliveryCountry } from './address-form-data'
import { AddressSelectField } from './address-select-field'

const hideable = ['postalCode', 'city', 'province', 'vatNumber'] as const

/** The country, out of those that the cart's region sells to. Its options say which parts their addresses lack. */
export function CountryField({ group, values, errors, countries, enforced }: AddressFieldsProps) {
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
      enforced={enforced}
    >
      {isKnown ? null : (
        <option value="" data-lacks="province">
          {t('checkout:select')}
        </option>
      )}
      {countries.map((country) => (
        <FlaggedOption
          key={country.code}
          value={country.code}
          label={country.name}
          flag={country.flag}
          data-lacks={toLacking(country)}
        />
      ))}
    </AddressSelectField>
  )
}

function toLacking({ rules }: DeliveryCountry): string | undefined {
  return hideable.filter((part) => rules[part] === null).join(' ') || undefined
}
