import { addressFields, type MailAddress } from './address-lines'

/**
 * Where shoppers send things back to, as the option `mail.returnAddress` has it: the fields of Medusa's addresses, or
 * those of the shop's RETURN_ADDRESS (`address1`).
 * @returns in the fields of Medusa's addresses; null where there is none
 * @throws Error that says what is wrong with it
 */
export function parseReturnAddress(given: unknown): MailAddress | null {
  if (given === undefined || given === null) return null
  if (typeof given !== 'object') throw new Error('mail.returnAddress is no object')
  const fields: MailAddress = {}
  for (const [field, value] of Object.entries(given).map(toSnakeCase)) {
    const known = addressFields.find((one) => one === field)
    if (!known) throw new Error(`mail.returnAddress has no field ${field}: it has ${addressFields.join(', ')}`)
    if (typeof value !== 'string') throw new Error(`mail.returnAddress.${field} is no text`)
    fields[known] = value
  }
  const { company, last_name: name, address_1: street, country_code: country } = fields
  if (!company?.trim() && !name?.trim()) throw new Error('mail.returnAddress needs a company or a last_name')
  if (!street?.trim()) throw new Error('mail.returnAddress needs an address_1')
  if (!/^[a-z]{2}$/i.test(country ?? '')) throw new Error('mail.returnAddress needs a country_code of two letters')
  return fields
}

function toSnakeCase([field, value]: [string, unknown]): [string, unknown] {
  return [field.replace(/(?<=[a-z])[A-Z\d]/g, (letter) => `_${letter.toLowerCase()}`), value]
}
