import { type ChangeEvent, useState } from 'react'
import { type MessageKey } from '~/i18n/keys'
import { useList } from '~/i18n/use-list'
import { useT } from '~/i18n/use-t'
import { FlaggedOption } from '~/ui/flag'
import { type AddressFieldProps } from './address-fields'
import { type DeliveryCountry } from './address-form-data'
import { LiveRegion } from '~/ui/live-region'
import { toPlaceLabels, toPlaceOrder } from './place-labels'
import { AddressSelectField } from './address-select-field'

const hideable = ['postalCode', 'city', 'province', 'vatNumber'] as const

interface CountryFieldProps extends AddressFieldProps {
  onChoose: (list: HTMLSelectElement) => void
}

/** The country, out of those that the cart's region sells to. Its options say which parts their addresses lack. */
export function CountryField({ group, values, errors, countries, enforced, onChoose }: CountryFieldProps) {
  const t = useT()
  const name = `${group}.countryCode`
  const [asked, setAsked] = useState('')
  const toList = useList()
  function handleChange({ currentTarget: list }: ChangeEvent<HTMLSelectElement>) {
    onChoose(list)
    const country = countries.find(({ code }) => code === list.value)
    const fields = country ? toPlaceFields(country) : []
    setAsked(
      country
        ? t('checkout:address.asked-for', { country: country.name, fields: toList(fields.map((field) => t(field))) })
        : '',
    )
  }
  // which fields there are
  const isVaried = new Set(countries.map((country) => toPlaceFields(country).join())).size > 1
  const isKnown = countries.some(({ code }) => code === values.countryCode)
  return (
    <>
      <AddressSelectField
        label={t('checkout:fields.countryCode')}
        name={name}
        error={errors[name]}
        autoComplete={`${group} country`}
        defaultValue={isKnown ? values.countryCode : ''}
        needed
        enforced={enforced}
        onChange={handleChange}
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
      {isVaried ? <LiveRegion message={asked} /> : null}
    </>
  )
}

/** What the form calls the parts of a place in `country`, in its order. */
function toPlaceFields(country: DeliveryCountry): MessageKey[] {
  const words = toPlaceLabels([country])
  return toPlaceOrder([country]).map(
    (part): MessageKey => `checkout:fields.${part === 'street' ? 'address1' : words[part]}`,
  )
}

function toLacking({ rules }: DeliveryCountry): string | undefined {
  return hideable.filter((part) => rules[part] === null).join(' ') || undefined
}
