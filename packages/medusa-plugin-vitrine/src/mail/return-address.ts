// @ts-nocheck
const known = [
  'company',
  'first_name',
  'last_name',
  'address_1',
  'address_2',
  'postal_code',
  'city',
  'province',
  'country_code',
]

/**
 * Where shoppers send things back to, as the option `mail.returnAddress` has it: the fields of Medusa's addresses, or
 * those of the shop's RETURN_ADDRESS (`address1`).
 * @param {unknown} given
 * @returns {object | null} in the fields of Medusa's addresses; null where there is none
 * @throws Error that says what is wrong with it
 */
export function parseReturnAddress(given) {
  if (given === undefined || given === null) return null
  if (typeof given !== 'object') throw new Error('mail.returnAddress is no object')
  const address = Object.fromEntries(Object.entries(given).map(([field, value]) => [toSnakeCase(field), value]))
  for (const [field, value] of Object.entries(address)) {
    if (!known.includes(field)) throw new Error(`mail.returnAddress has no field ${field}: it has ${known.join(', ')}`)
    if (typeof value !== 'string') throw new Error(`mail.returnAddress.${field} is no text`)
  }
  const { company, last_name: name, address_1: street, country_code: country } = address
  if (!company?.trim() && !name?.trim()) throw new Error('mail.returnAddress needs a company or a last_name')
  if (!street?.trim()) throw new Error('mail.returnAddress needs an address_1')
  if (!/^[a-z]{2}$/i.test(country ?? '')) throw new Error('mail.returnAddress needs a country_code of two letters')
  return address
}

function toSnakeCase(field) {
  return field.replace(/(?<=[a-z])[A-Z\d]/g, (letter) => `_${letter.toLowerCase()}`)
}
