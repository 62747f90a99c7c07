import { type Driver } from './driver'
import { makeGoods, required, unique } from './goods'

/** What the whole shop has: changed to what it is already, or put back. */
export async function makeStoreCalls({ admin }: Driver): Promise<void> {
  const store = await admin('GET /admin/store', 'store', (medusa) => medusa.store.retrieve())
  await admin('POST /admin/store', 'store', (medusa) => medusa.store.update({ name: store.name }))
  const elsewhere = { status: 404, reason: 'Medusa adds a currency with POST /admin/store/currencies/:code alone' }
  await admin.refused('POST /admin/store/:currency_code', elsewhere, (medusa) => medusa.store.addCurrency('isk'))
  await admin.unnoted(({ client }) => client.request('POST', '/admin/store/currencies/isk'))
  await admin('DELETE /admin/store/currencies/:code', 'store', (medusa) => medusa.store.deleteCurrency('isk'))
  await admin('GET /admin/store/payment-providers', 'payment_providers', (medusa) =>
    medusa.store.listPaymentProviders(),
  )
  await admin('GET /admin/store/tax-providers', 'tax_providers', (medusa) => medusa.store.listTaxProviders())
  await admin('GET /admin/currencies', 'currencies', ({ currencies }) => currencies.list({ limit: 1 }))
  await admin('POST /admin/currencies/:code', 'currency', ({ currencies }) =>
    currencies.update('isk', { includes_tax: false }),
  )
}

/** Regions, shipping and taxes of Antarctica and Bouvet Island, which no seed sells to. */
export async function makeRegionCalls({ admin, setUp }: Driver): Promise<void> {
  const { productId } = await makeGoods(setUp)
  const region = await admin('POST /admin/regions', 'region', ({ regions }) =>
    regions.create({
      name: unique('South'),
      currency_code: 'usd',
      tax_rate: 0,
      countries: ['aq'],
      payment_providers: ['manual'],
      fulfillment_providers: ['manual'],
    }),
  )
  const { id } = region
  await admin('GET /admin/regions', 'regions', ({ regions }) => regions.list({ limit: 1 }))
  await admin('GET /admin/regions/:id', 'region', ({ regions }) => regions.retrieve(id, { expand: 'countries' }))
  await admin('POST /admin/regions/:id', 'region', ({ regions }) => regions.update(id, { tax_code: 'none' }))
  await admin('POST /admin/regions/:id/countries', 'region', ({ regions }) =>
    regions.addCountry(id, { country_code: 'bv' }),
  )
  await admin('DELETE /admin/regions/:id/countries/:code', 'region', ({ regions }) => regions.deleteCountry(id, 'bv'))
  const manual = { provider_id: 'manual' }
  await admin('DELETE /admin/regions/:id/payment-providers/:provider_id', 'region', ({ regions }) =>
    regions.deletePaymentProvider(id, 'manual'),
  )
  await admin('POST /admin/regions/:id/payment-providers', 'region', ({ regions }) =>
    regions.addPaymentProvider(id, manual),
  )
  await admin('DELETE /admin/regions/:id/fulfillment-providers/:provider_id', 'region', ({ regions }) =>
    regions.deleteFulfillmentProvider(id, 'manual'),
  )
  await admin('POST /admin/regions/:id/fulfillment-providers', 'region', ({ regions }) =>
    regions.addFulfillmentProvider(id, manual),
  )
  await admin('GET /admin/regions/:id/fulfillment-options', 'fulfillment_options', ({ regions }) =>
    regions.retrieveFulfillmentOptions(id),
  )

  const optionId = await makeShippingCalls({ admin }, id)
  await makeTaxRateCalls({ admin, setUp }, { regionId: id, productId, optionId })
  await admin('DELETE /admin/shipping-options/:id', 'deleted', ({ shippingOptions }) =>
    shippingOptions.delete(optionId),
  )
  await admin('DELETE /admin/regions/:id', 'deleted', ({ regions }) => regions.delete(id))
}

async function makeShippingCalls({ admin }: Pick<Driver, 'admin'>, regionId: string): Promise<string> {
  const profile = await admin('POST /admin/shipping-profiles', 'shipping_profile', ({ shippingProfiles }) =>
    shippingProfiles.create({ name: unique('Heavy'), type: 'custom' }),
  )
  await admin('GET /admin/shipping-profiles', 'shipping_profiles', ({ shippingProfiles }) => shippingProfiles.list())
  await admin('GET /admin/shipping-profiles/:id', 'shipping_profile', ({ shippingProfiles }) =>
    shippingProfiles.retrieve(profile.id),
  )
  await admin('POST /admin/shipping-profiles/:id', 'shipping_profile', ({ shippingProfiles }) =>
    shippingProfiles.update(profile.id, { name: unique('Heavy') }),
  )
  await admin('DELETE /admin/shipping-profiles/:id', 'deleted', ({ shippingProfiles }) =>
    shippingProfiles.delete(profile.id),
  )
  const option = await admin('POST /admin/shipping-options', 'shipping_option', ({ shippingOptions }) =>
    shippingOptions.create({
      name: 'Sledge',
      region_id: regionId,
      provider_id: 'manual',
      data: { id: 'manual-fulfillment' },
      price_type: 'flat_rate',
      amount: 900,
    }),
  )
  await admin('GET /admin/shipping-options', 'shipping_options', ({ shippingOptions }) =>
    shippingOptions.list({ region_id: regionId }),
  )
  await admin('GET /admin/shipping-options/:id', 'shipping_option', ({ shippingOptions }) =>
    shippingOptions.retrieve(option.id),
  )
  await admin('POST /admin/shipping-options/:id', 'shipping_option', ({ shippingOptions }) =>
    shippingOptions.update(option.id, { amount: 800, requirements: [] }),
  )
  return option.id
}

async function makeTaxRateCalls(
  { admin, setUp }: Pick<Driver, 'admin' | 'setUp'>,
  { regionId, productId, optionId }: { regionId: string; productId: string; optionId: string },
): Promise<void> {
  const { id } = await admin('POST /admin/tax-rates', 'tax_rate', ({ taxRates }) =>
    taxRates.create({ name: unique('Reduced'), code: 'reduced', rate: 7, region_id: regionId }),
  )
  await admin('GET /admin/tax-rates', 'tax_rates', ({ taxRates }) => taxRates.list({ region_id: regionId }))
  await admin('GET /admin/tax-rates/:id', 'tax_rate', ({ taxRates }) => taxRates.retrieve(id))
  await admin('POST /admin/tax-rates/:id', 'tax_rate', ({ taxRates }) => taxRates.update(id, { rate: 5 }))
  const products = { products: [productId] }
  await admin('POST /admin/tax-rates/:id/products/batch', 'tax_rate', ({ taxRates }) =>
    taxRates.addProducts(id, products),
  )
  await admin('DELETE /admin/tax-rates/:id/products/batch', 'tax_rate', ({ taxRates }) =>
    taxRates.removeProducts(id, products),
  )
  const { product_types } = await setUp.read((medusa) => medusa.productTypes.list({ limit: 1 }))
  const types = { product_types: [required(product_types[0]?.id)] }
  await admin('POST /admin/tax-rates/:id/product-types/batch', 'tax_rate', ({ taxRates }) =>
    taxRates.addProductTypes(id, types),
  )
  await admin('DELETE /admin/tax-rates/:id/product-types/batch', 'tax_rate', ({ taxRates }) =>
    taxRates.removeProductTypes(id, types),
  )
  const options = { shipping_options: [optionId] }
  await admin('POST /admin/tax-rates/:id/shipping-options/batch', 'tax_rate', ({ taxRates }) =>
    taxRates.addShippingOptions(id, options),
  )
  await admin('DELETE /admin/tax-rates/:id/shipping-options/batch', 'tax_rate', ({ taxRates }) =>
    taxRates.removeShippingOptions(id, options),
  )
  await admin('DELETE /admin/tax-rates/:id', 'deleted', ({ taxRates }) => taxRates.delete(id))
}

export async function makeReturnReasonCalls({ admin }: Driver): Promise<void> {
  const reason = { value: unique('cracked'), label: 'Cracked', metadata: {} }
  const { id } = await admin('POST /admin/return-reasons', 'return_reason', ({ returnReasons }) =>
    returnReasons.create(reason),
  )
  await admin('GET /admin/return-reasons', 'return_reasons', ({ returnReasons }) => returnReasons.list())
  await admin('GET /admin/return-reasons/:id', 'return_reason', ({ returnReasons }) => returnReasons.retrieve(id))
  await admin('POST /admin/return-reasons/:id', 'return_reason', ({ returnReasons }) =>
    returnReasons.update(id, { label: 'Broken', value: reason.value }),
  )
  await admin('DELETE /admin/return-reasons/:id', 'deleted', ({ returnReasons }) => returnReasons.delete(id))
}
