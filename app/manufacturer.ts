import { z } from 'zod'

const text = z.string().trim().min(1).max(300)

/** As on an envelope, a line each, without the country. */
const address = text.transform((written) => written.split(/\s*\n\s*/).filter((line) => line !== ''))

const contact = z.union([z.email().max(254), z.url({ protocol: /^https$/ }).max(500)], 'an e-mail or https address')

const party = z.object({
  /** Name, registered trade name or registered trade mark. */
  name: text,
  address,
  /** ISO 3166-1 alpha-2, lower case. */
  country: z
    .string()
    .regex(/^[a-z]{2}$/i, 'a country has two letters')
    .toLowerCase(),
  contact,
})

/**
 * Who answers for a product's safety, with the person in the Union who does so for a manufacturer from elsewhere:
 * Article 19(a) and (b) of Regulation (EU) 2023/988 on general product safety.
 */
export const manufacturerSchema = party.extend({ responsible: party.nullish().transform((value) => value ?? null) })

export type Manufacturer = z.infer<typeof manufacturerSchema>
export type Party = z.infer<typeof party>
