import { expect } from '@playwright/test'
import { type Admin } from './admin'
import { type AdminRegion, findRegion } from './region-admin'
import { readWorld } from './world'

/**
 * Makes the shop sell to a country that the seed leaves out, with these providers, so that no other test meets them.
 * Goods cost euros there. Several tests may ask for the same country at once.
 */
export async function openCountry(admin: Admin, country: string, providers: string[]): Promise<void> {
  if (!(await findRegion(admin, country))) {
    // another worker may be first: Medusa then refuses the country
    const region = await createRegion(admin, country, providers).catch(() => null)
    if (region) await createShipping(admin, region.id)
  }
  const countWays = async () => {
    const path = `/admin/shipping-options?region_id=${(await findRegion(admin, country))?.id}`
    return (await admin.call<{ count: number }>('GET', path)).count
  }
  await expect.poll(countWays, { message: `goods go to ${country}` }).toBeGreaterThan(0)
  const home = new URL(`/en-${country}`, readWorld('SHOP_URL'))
  await expect.poll(async () => (await fetch(home)).status, { timeout: 30_000 }).toBe(200)
}

async function createRegion(admin: Admin, country: string, providers: string[]): Promise<AdminRegion> {
  const { region } = await admin.call<{ region: AdminRegion }>('POST', '/admin/regions', {
    name: `Payment tests in ${country}`,
    currency_code: 'eur',
    countries: [country],
    tax_rate: 0,
    includes_tax: true,
    payment_providers: providers,
    fulfillment_providers: ['manual'],
  })
  return region
}

async function createShipping(admin: Admin, regionId: string): Promise<void> {
  const { shipping_profiles: profiles } = await admin.call<{ shipping_profiles: { id: string; type: string }[] }>(
    'GET',
    '/admin/shipping-profiles',
  )
  await admin.call('POST', '/admin/shipping-options', {
    name: 'Parcel',
    region_id: regionId,
    provider_id: 'manual',
    profile_id: profiles.find(({ type }) => type === 'default')?.id,
    data: { id: 'manual-fulfillment' },
    price_type: 'flat_rate',
    amount: 390,
    includes_tax: true,
  })
}
