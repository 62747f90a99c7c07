import { type MerchantReturnPolicy, type MonetaryAmount, type OfferShippingDetails } from 'schema-dts'
import { type ShippingChoice } from '../product/shipping-terms'
import { toMajorUnits } from './major-units'

/** What a shop asks for sending a product and for sending it back, to one country. */
export interface DeliveryFacts {
  /** ISO 3166-1 alpha-2, in either case. */
  country: string
  /** ISO 4217, in either case. */
  currency: string
  ways: readonly ShippingChoice[]
  /** For how many days something is taken back; 0 where nothing is, null where nobody says. */
  returnDays: number | null
  /** Where it is sent back to, as `country`; null where that is not known. */
  returnCountry: string | null
}

type Details = Exclude<OfferShippingDetails, string>
type Policy = Exclude<MerchantReturnPolicy, string>

/**
 * The ways that send an order of this one offer and say how long they take: search engines want both. The shop says how
 * many days it is until a parcel arrives, handling included, so none are told for handling by itself.
 * https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 * @param price in the currency's minor unit, which decides what is sent free from a value on
 */
export function toShippingDetails({ country, currency, ways }: DeliveryFacts, price: number): Details[] {
  return ways.flatMap(({ isReturn, from, amount, days }) => {
    if (isReturn || !days || (from !== null && from > price)) return []
    return {
      '@type': 'OfferShippingDetails' as const,
      shippingRate: toMoney(amount, currency),
      shippingDestination: { '@type': 'DefinedRegion' as const, addressCountry: country.toUpperCase() },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime' as const,
        handlingTime: toDays(0, 0),
        transitTime: toDays(days.min, days.max),
      },
    }
  })
}

/** https://developers.google.com/search/docs/appearance/structured-data/return-policy */
export function toReturnPolicy({ country, currency, ways, returnDays, returnCountry }: DeliveryFacts): Policy | null {
  if (returnDays === null) return null
  const base = {
    '@type': 'MerchantReturnPolicy' as const,
    applicableCountry: country.toUpperCase(),
    ...(returnCountry ? { returnPolicyCountry: returnCountry.toUpperCase() } : {}),
  }
  if (returnDays === 0) return { ...base, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
  return {
    ...base,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    ...toReturnFees(
      ways.filter(({ isReturn }) => isReturn).map(({ amount }) => amount),
      currency,
    ),
  }
}

// without a way of the shop's own shoppers send things back by one of theirs
function toReturnFees(amounts: readonly number[], currency: string): Pick<Policy, 'returnFees'> {
  const cheapest = amounts.length > 0 ? Math.min(...amounts) : null
  if (cheapest === null) return { returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility' }
  if (cheapest === 0) return { returnFees: 'https://schema.org/FreeReturn' }
  const fees = {
    returnFees: 'https://schema.org/ReturnShippingFees' as const,
    returnShippingFeesAmount: toMoney(cheapest, currency),
  }
  return fees
}

function toMoney(amount: number, currency: string): Exclude<MonetaryAmount, string> {
  return { '@type': 'MonetaryAmount', value: toMajorUnits(amount, currency), currency: currency.toUpperCase() }
}

function toDays(minValue: number, maxValue: number) {
  return { '@type': 'QuantitativeValue' as const, minValue, maxValue, unitCode: 'DAY' }
}
