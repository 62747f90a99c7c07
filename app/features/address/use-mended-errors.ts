import { type FormEvent, useState } from 'react'
import { type DeliveryCountry } from './address-form-data'

type Errors = Record<string, string>

const optional = ['company', 'vatNumber', 'address2', 'phone', 'deliveryNote']

/**
 * The errors of a refused form without those of fields that have been put right since, as far as a browser can tell; the
 * server decides once more. Without script all of them stay until the form is sent again.
 * @param errors by field; a new object brings all back
 */
export function useMendedErrors(errors: Errors, countries: readonly DeliveryCountry[]) {
  const [mended, setMended] = useState<{ of: Errors; names: readonly string[] }>({ of: errors, names: [] })
  const names = mended.of === errors ? mended.names : []
  function handleInput({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const others = names.filter((name) => name !== target.name)
    const now = isRight(target, countries) ? [...others, ...listMended(target.name)] : others
    if (now.join() !== names.join()) setMended({ of: errors, names: now })
  }
  const left = Object.entries(errors).filter(([name]) => !names.includes(name))
  return { errors: Object.fromEntries(left), handleInput }
}

// whether a postcode is right depends on where it is, and another country may know none of a place's parts
function listMended(name: string): string[] {
  const [group, part = ''] = name.split('.')
  const dependent: Partial<Record<string, string[]>> = {
    province: ['postalCode'],
    countryCode: ['postalCode', 'city', 'province', 'vatNumber'],
  }
  return [name, ...(dependent[part] ?? []).map((other) => `${group}.${other}`)]
}

function isRight(field: HTMLInputElement | HTMLSelectElement, countries: readonly DeliveryCountry[]): boolean {
  const { name, value, validity } = field
  const [group, part = name] = name.split('.')
  if (value.trim() === '') return optional.includes(part)
  if (!validity.valid || /[<>]|:\/\//.test(value)) return false
  if (part === 'email') return /@.+\../.test(value)
  if (part === 'phone') return value.replace(/\P{Nd}/gu, '').length > 7
  if (part === 'vatNumber') return false
  if (part !== 'postalCode') return true
  const country = field.form?.elements.namedItem(`${group}.countryCode`)
  const code = country instanceof HTMLSelectElement ? country.value : ''
  const example = countries.find((known) => known.code === code)?.rules.postalCode?.example
  return !example || toShape(value) === toShape(example)
}

/** `1012 JS` as `9999AA`. */
function toShape(postalCode: string): string {
  const plain = postalCode.normalize('NFKC').toUpperCase()
  return plain
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/\p{Nd}/gu, '9')
    .replace(/[A-Z]/g, 'A')
}
