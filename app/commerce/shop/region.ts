/** Countries that are sold to in one currency and with one manner of tax. */
export interface Region {
  id: string
  name: string
  /** ISO 4217, lower case. */
  currency: string
  /** Prices of this region are shown with their tax. */
  taxInclusive: boolean
  /** Per cent, the region's default rate. */
  taxRate: number
  /** ISO 3166-1 alpha-2, lower case. */
  countries: string[]
  /** Ids of the backend's providers, also of those that the shop does not know. */
  paymentProviders: string[]
}
