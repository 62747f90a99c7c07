import { type ShippingRate } from '~/commerce/shop/shipping'
import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { type ShippingChoice, type ShippingTerms, toShippingTerms } from './shipping-terms'

/** What sending a product costs in a region; null where nothing can send it. */
export async function getShippingTerms(
  ctx: RequestContext,
  region: Region,
  profileIds: readonly string[],
): Promise<ShippingTerms | null> {
  const options = { key: ['shipping', region.id], tags: ['regions'], policy: 'regions' as const }
  const choices = await ctx.commerce.catalogue.read(options, async (shop) => {
    const rates = await shop.listShippingRates(region.id)
    return rates.flatMap((rate) => toShippingChoice(rate, region.taxInclusive) ?? [])
  })
  return toShippingTerms(choices, profileIds)
}

/**
 * A rate in the terms of the prices shown; null for one that is only known for a cart, and for one whose least value is
 * compared in other terms.
 */
export function toShippingChoice(rate: ShippingRate, taxInclusive: boolean): ShippingChoice | null {
  const { profileId, isReturn, amount, from } = rate
  if (!amount || (from && from.withTax !== taxInclusive)) return null
  return { profileId, isReturn, amount: taxInclusive ? amount.withTax : amount.withoutTax, from: from?.amount ?? null }
}
