import { type RequestFacts } from '~/context.server'

export interface Region {
  id: string
  name: string
  /** ISO 4217, lower case as Medusa writes it. */
  currency: string
  /** Prices of this region are shown with their tax. */
  taxInclusive: boolean
  /** Per cent, the region's default rate. */
  taxRate: number
  /** ISO 3166-1 alpha-2, lower case. */
  countries: string[]
}

/** All regions, out of the cache. @throws CommerceError when the backend is down and nothing is cached */
export function listRegions({ commerce }: Pick<RequestFacts, 'commerce'>): Promise<Region[]> {
  return commerce.catalogue.read({ key: 'regions', tags: ['regions'], policy: 'regions' }, async (medusa) => {
    const { regions } = await medusa.regions.list({ limit: 100 })
    return regions.map((region) => ({
      id: region.id,
      name: region.name,
      currency: region.currency_code,
      taxInclusive: region.includes_tax ?? false,
      taxRate: region.tax_rate,
      countries: region.countries.map((country) => country.iso_2),
    }))
  })
}

/** The region that sells to `country`, or null where none does. */
export async function getRegion(
  ctx: Pick<RequestFacts, 'commerce' | 'locale'>,
  country = ctx.locale.country,
): Promise<Region | null> {
  const regions = await listRegions(ctx)
  return regions.find((region) => region.countries.includes(country)) ?? null
}
