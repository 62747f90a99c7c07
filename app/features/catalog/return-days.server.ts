import { isEeaCountry } from '@vitrine/shared/eu-countries'
import { env } from '~/env.server'

// Article 9 of Directive 2011/83/EU
const withdrawalDays = 14

/** For how many days something is taken back in a country; 0 where nothing is, null where nobody says. */
export function getReturnDays(country: string): number | null {
  return env.RETURN_DAYS ?? (isEeaCountry(country) ? withdrawalDays : null)
}
