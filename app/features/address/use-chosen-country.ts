import { type ChangeEvent, useState } from 'react'
import { type PostalAddress } from '~/commerce/shop/address'
import { type AddressFieldsProps } from './address-fields'
import { type DeliveryCountry } from './address-form-data'

/** Fields that a country may lack, or know in another form. */
const varied = ['postalCode', 'city', 'province', 'vatNumber'] as const

interface Chosen {
  country: DeliveryCountry | undefined
  /** What the fields begin with: as they were typed before another country took them away. */
  values: PostalAddress
  choose: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** The country that the address is in, as it is chosen, and what was typed for any of them. */
export function useChosenCountry({
  group,
  values,
  countries,
}: Pick<AddressFieldsProps, 'group' | 'values' | 'countries'>): Chosen {
  const [code, setCode] = useState(values.countryCode)
  const [typed, setTyped] = useState<Partial<PostalAddress>>({})
  // a province is one of its country
  const [provinces, setProvinces] = useState({ [values.countryCode]: values.province })
  function choose({ currentTarget: { form, value } }: ChangeEvent<HTMLSelectElement>) {
    const fields = varied.flatMap((field) => {
      const control = form?.elements.namedItem(`${group}.${field}`)
      const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      return isField ? [[field, control.value] as const] : []
    })
    const now: Partial<PostalAddress> = Object.fromEntries(fields)
    setTyped({ ...typed, ...now })
    if (now.province !== undefined) setProvinces({ ...provinces, [code]: now.province })
    setCode(value)
  }
  const province = provinces[code] ?? ''
  return {
    country: countries.find((country) => country.code === code),
    values: { ...values, ...typed, province },
    choose,
  }
}
