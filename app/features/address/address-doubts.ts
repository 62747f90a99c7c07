import { type PostalAddress } from '~/commerce/shop/address'
import { type Language } from '~/i18n/languages'
import { findForeignProvince } from './country-rules.server'
import { type AddressStepValues } from './address-values'
import { type FieldIssue } from './field-issues'

type Addresses = Pick<AddressStepValues, 'billingIs'> & Partial<Record<'shipping' | 'billing', Partial<PostalAddress>>>

/**
 * What is unlikely about checked addresses and still may be right, as a postcode that its province does not give out:
 * asked once.
 * @returns the issues, and what the form sends along when they were seen (`confirmed`); empty where there are none
 */
export function listDoubts(
  { shipping, billing, billingIs }: Addresses,
  language: Language,
): { issues: FieldIssue[]; confirmed: string } {
  const doubtful = Object.entries({ shipping, ...(billingIs === 'separate' && { billing }) }).flatMap(
    ([group, address]) => {
      return address && isDoubtful(address, language) ? [{ group, ...address }] : []
    },
  )
  return {
    issues: doubtful.map(({ group }) => ({ name: `${group}.postalCode`, rule: 'elsewhere' })),
    confirmed: doubtful.map(({ postalCode, province }) => `${postalCode} ${province}`).join(', '),
  }
}

function isDoubtful({ countryCode, postalCode = '', province = '' }: Partial<PostalAddress>, language: Language) {
  return countryCode !== undefined && findForeignProvince(countryCode, { postalCode, province }, language) !== null
}
