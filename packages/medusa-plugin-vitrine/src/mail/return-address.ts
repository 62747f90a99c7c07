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
 * Where shoppers send things back to, as the option `mail.returnAddress` has it: the fields of Medusa's addresses.
 * @param {unknown} address
 * @returns {object | null} null where there is none
 * @throws Error that says what is wrong with it
 */
export function parseReturnAddress(address) {
  if (address === undefined || address === null) return null
  if (typeof address !== 'object') throw new Error('mail.returnAddress is no object')
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
