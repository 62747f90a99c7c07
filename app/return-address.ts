import { z } from 'zod'

const addressPart = z.string().trim().default('')

/** `address_1` as `address1`: backends spell addresses so, and older settings of ours. */
function toCamelCase(name: string): string {
  return name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
}

/** Where returned goods go to: of a person or a company, in the country of `countryCode` (ISO 3166-1 alpha-2, lower case). */
export const returnAddressSchema = z
  .record(z.string(), z.unknown())
  .transform((address) => Object.fromEntries(Object.entries(address).map(([name, part]) => [toCamelCase(name), part])))
  .pipe(
    z
      .strictObject({
        firstName: addressPart,
        lastName: addressPart,
        company: addressPart,
        address1: z.string('needs an address1').trim().min(1, 'needs an address1'),
        address2: addressPart,
        postalCode: addressPart,
        city: addressPart,
        province: addressPart,
        countryCode: z
          .string('needs a countryCode')
          .regex(/^[a-z]{2}$/i, 'a countryCode has two letters')
          .toLowerCase(),
      })
      .refine(({ company, lastName: name }) => Boolean(company || name), 'needs a company or a lastName'),
  )
