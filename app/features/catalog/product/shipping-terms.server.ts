import { type ShippingOption } from '~/commerce/medusa-v1/types'
import { type RequestContext } from '~/context.server'
import { type Region } from '~/features/region/region.server'
import { type ShippingChoice, type ShippingTerms, toShippingTerms } from './shipping-terms'

/** What sending a product costs in a region; null where nothing can send it. */
export async function getShippingTerms(
  ctx: RequestContext,
  region: Region,
  profileIds: readonly string[],
): Promise<ShippingTerms | null> {
  const options = { key: ['shipping', region.id], tags: ['regions'], policy: 'regions' as const }
  const choices = await ctx.commerce.catalogue.read(options, async (medusa) => {
    const { shipping_options: listed } = await medusa.shippingOptions.list({ region_id: region.id })
    return listed.flatMap((option) => toShippingChoice(option, region.taxInclusive) ?? [])
  })
  return toShippingTerms(choices, profileIds)
}

/**
 * A flat rate in the terms of the prices shown; null for a rate that is only known for a cart, and for a least value
 * that Medusa compares in other terms (with tax where the option includes it, else without).
 */
export function toShippingChoice(option: ShippingOption, taxInclusive: boolean): ShippingChoice | null {
  const { amount, includes_tax: includesTax, requirements, profile_id: profileId, is_return: isReturn } = option
  const rules = requirements?.filter(({ type }) => type === 'min_subtotal') ?? []
  const otherTerms = rules.length > 0 && (includesTax ?? false) !== taxInclusive
  if (amount === null || option.price_type !== 'flat_rate' || otherTerms) return null
  const net = includesTax ? amount - (option.tax_amount ?? 0) : amount
  const shown = taxInclusive ? (option.price_incl_tax ?? amount) : net
  return { profileId, isReturn, amount: shown, from: rules[0]?.amount ?? null }
}
