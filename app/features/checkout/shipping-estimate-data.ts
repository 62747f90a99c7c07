import { type FlagLook } from '~/ui/flag'
import { type Parcel } from './parcels'

/** What the cart's page says about shipping before the checkout. */
export interface ShippingEstimate {
  /** Of the query that names the country. */
  name: string
  /** All that the shop sells to, by name in the page's language. */
  countries: { code: string; name: string; flag: FlagLook | null }[]
  selected: string
  /** Null until a country was named. */
  answer:
    | { kind: 'options'; country: string; parcels: Parcel[]; currency: string; taxInclusive: boolean }
    /** Another region, whose page of the cart offers the switch. */
    | { kind: 'elsewhere'; country: string; path: string }
    | null
}
