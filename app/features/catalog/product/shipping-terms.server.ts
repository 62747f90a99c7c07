import { type ShippingRate } from '~/commerce/shop/shipping'
import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { type ShippingChoice } from './shipping-terms'

/** All ways of sending and of sending back that a region has. */
export function listShippingChoices(ctx: RequestContext, region: Region): Promise<ShippingChoice[]> {
  const options = { key: ['shipping', region.id], tags: ['regions'], policy: 'regions' as const }
  return ctx.commerce.catalogue.read(options, async (shop) => {
    const rates = await shop.listShippingRates(region.id)
    return rates.flatMap((rate) => toShippingChoice(rate, region.taxInclusive) ?? [])
  })
}

/**
 * A rate in the terms of the prices shown; null for one that is only known for a cart, and for one whose least value is
 * compared in other terms.
 */
export function toShippingChoice(rate: ShippingRate, taxInclusive: boolean): ShippingChoice | null {
  const { profileId, isReturn, amount, from, days } = rate
  if (!amount || (from && from.withTax !== taxInclusive)) return null
  const shown = taxInclusive ? amount.withTax : amount.withoutTax
  return { profileId, isReturn, amount: shown, from: from?.amount ?? null, days }
}
