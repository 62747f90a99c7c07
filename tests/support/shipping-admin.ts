import { type Admin, type AdminProduct } from './admin'
import { requireRegion } from './region-admin'

interface NewOption {
  name: string
  /** Minor units of the region's currency. */
  amount: number
  /** The value of the bag from which it is offered, in minor units. */
  minSubtotal?: number
}

export interface AdminShippingOption {
  id: string
  name: string
}

/** Lets a product be shipped in a parcel of its own, by these options, in the region that sells to `country`. */
export async function shipApart(
  admin: Admin,
  product: AdminProduct,
  country: string,
  options: NewOption[],
): Promise<AdminShippingOption[]> {
  const region = await requireRegion(admin, country)
  const name = `Apart ${crypto.randomUUID()}`
  const created = await admin.call<{ shipping_profile: { id: string } }>('POST', '/admin/shipping-profiles', {
    name,
    type: 'custom',
  })
  const { id: profileId } = created.shipping_profile
  await admin.call('POST', `/admin/shipping-profiles/${profileId}`, { products: [product.id] })
  const made = options.map(async ({ name: optionName, amount, minSubtotal }) => {
    const body = {
      name: optionName,
      region_id: region.id,
      profile_id: profileId,
      provider_id: 'manual',
      data: {},
      price_type: 'flat_rate',
      amount,
      includes_tax: true,
      metadata: { min_days: 8, max_days: 12 },
      requirements: minSubtotal === undefined ? [] : [{ type: 'min_subtotal', amount: minSubtotal }],
    }
    const answer = await admin.call<{ shipping_option: AdminShippingOption }>('POST', '/admin/shipping-options', body)
    return answer.shipping_option
  })
  return Promise.all(made)
}
