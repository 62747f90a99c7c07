import { type Admin } from './admin'

export interface AdminRegion {
  id: string
  countries: { iso_2: string }[]
}

/** The region that sells to a country (ISO 3166-1 alpha-2, lower case); several share a currency. */
export async function findRegion(admin: Admin, country: string): Promise<AdminRegion | undefined> {
  const { regions } = await admin.call<{ regions: AdminRegion[] }>('GET', '/admin/regions?limit=100')
  return regions.find(({ countries }) => countries.some(({ iso_2: code }) => code === country))
}

/** @throws Error where the shop does not sell to the country */
export async function requireRegion(admin: Admin, country: string): Promise<AdminRegion> {
  const region = await findRegion(admin, country)
  if (!region) throw new Error(`no region sells to ${country}`)
  return region
}
