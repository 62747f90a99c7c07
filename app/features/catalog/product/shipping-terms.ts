import { type DeliveryTime } from '~/commerce/shop/shipping'

/** A way of sending in a region, amounts in the currency's minor unit and in the terms of the prices shown. */
export interface ShippingChoice {
  profileId: string
  isReturn: boolean
  amount: number
  /** The order's value that it is for; null for any. */
  from: number | null
  /** Null where the shop does not say. */
  days: DeliveryTime | null
}

export interface ShippingTerms {
  /** What sending costs at least, whatever the order is worth. */
  cheapest: number
  /** From this value on an order is sent free of charge; null where none is. */
  freeFrom: number | null
  /** What sending back costs at least; null where the shop offers no way. */
  returns: number | null
}

/** What sending a product costs whose shipping profiles are `profileIds`; null where nothing can send it. */
export function toShippingTerms(
  choices: readonly ShippingChoice[],
  profileIds: readonly string[],
): ShippingTerms | null {
  const ways = choices.filter(({ isReturn, profileId }) => !isReturn && profileIds.includes(profileId))
  const cheapest = toLowest(ways.filter(({ from }) => from === null).map(({ amount }) => amount))
  if (cheapest === null) return null
  const free = ways.filter(({ amount, from }) => amount === 0 && from !== null)
  const returns = choices.filter(({ isReturn }) => isReturn)
  return {
    cheapest,
    freeFrom: cheapest === 0 ? null : toLowest(free.flatMap(({ from }) => from ?? [])),
    returns: toLowest(returns.map(({ amount }) => amount)),
  }
}

function toLowest(amounts: readonly number[]): number | null {
  return amounts.length > 0 ? Math.min(...amounts) : null
}
