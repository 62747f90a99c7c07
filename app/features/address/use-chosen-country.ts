import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type PostalAddress } from '~/commerce/shop/address'
import { type AddressFieldsProps } from './address-fields'
import { type AddressGroup, type DeliveryCountry } from './address-form-data'

/** Fields that a country may lack, or know in another form. */
const varied = ['postalCode', 'city', 'province', 'vatNumber'] as const

interface Chosen {
  country: DeliveryCountry | undefined
  /** What the fields begin with: as they were typed before another country took them away. */
  values: PostalAddress
  /** Another country was chosen. */
  follow: (list: HTMLSelectElement) => void
  /** Of what the fields stand in. */
  place: RefObject<HTMLDivElement>
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
  const place = useRef<HTMLDivElement>(null)

  const change = useCallback(
    (list: HTMLSelectElement, from: string) => {
      const now = readVaried(list, group)
      const { province } = now
      setTyped((before) => ({ ...before, ...now }))
      if (province !== undefined) setProvinces((before) => ({ ...before, [from]: province }))
      setCode(list.value)
    },
    [group],
  )

  // what was chosen, and typed for it, before script was there
  useEffect(() => {
    const list = place.current?.querySelector<HTMLSelectElement>(`[name="${group}.countryCode"]`)
    if (list && list.value !== code) change(list, list.value)
  }, [group, code, change])

  return {
    country: countries.find((country) => country.code === code),
    values: { ...values, ...typed, province: provinces[code] ?? '' },
    follow: (list) => change(list, code),
    place,
  }
}

function readVaried({ form }: HTMLSelectElement, group: AddressGroup): Partial<PostalAddress> {
  const fields = varied.flatMap((field) => {
    const control = form?.elements.namedItem(`${group}.${field}`)
    const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    return isField ? [[field, control.value] as const] : []
  })
  return Object.fromEntries(fields)
}
