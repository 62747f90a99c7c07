import { discounts, issuedGiftCards } from './discounts.mjs'
import { inParallel } from './in-parallel.mjs'
import { regions, shippingNames } from './regions.mjs'
import { returnReasons } from './return-reasons.mjs'
import { sayAll, toTranslations } from './words.mjs'

/**
 * @typedef {import('./api.mjs').Api} Api
 * @typedef {import('./regions.mjs').Region} Region
 */

const AT_ONCE = 4
const PROVIDER = 'manual'
const DEMO_PAYMENT = 'vitrine-redirect'

/**
 * Sets up the shop itself: currencies, regions with their shipping, discount codes, return reasons, a publishable key.
 * @param {Api} admin
 * @returns {Promise<{ regionIds: Map<string, string>, publishableKey: string, giftCards: { region: string, code: string, balance: number }[] }>}
 */
export async function seedShop(admin) {
  await admin.post('/admin/store', {
    name: 'Vitrine',
    default_currency_code: 'eur',
    currencies: regions.map((region) => region.currency),
  })
  await inParallel(AT_ONCE, regions, ({ currency, taxInclusive }) =>
    admin.post(`/admin/currencies/${currency}`, { includes_tax: taxInclusive }),
  )
  const profileIds = await listProfiles(admin)
  const ids = await inParallel(AT_ONCE, regions, (region) => addRegion(admin, region, profileIds))
  const regionIds = new Map(ids)
  await inParallel(AT_ONCE, discounts, (discount) => addDiscount(admin, discount, regionIds))
  for (const reason of returnReasons) await addReason(admin, reason)
  const giftCards = await inParallel(AT_ONCE, issuedGiftCards, (card) => issueGiftCard(admin, card, regionIds))
  return { regionIds, giftCards, publishableKey: await addPublishableKey(admin) }
}

/** @param {Api} admin */
async function listProfiles(admin) {
  const { shipping_profiles: profiles } = await admin.get('/admin/shipping-profiles')
  return new Map(profiles.map((profile) => [profile.type, profile.id]))
}

/**
 * @param {Api} admin
 * @param {Region} region
 * @param {Map<string, string>} profileIds
 * @returns {Promise<[key: string, id: string]>}
 */
async function addRegion(admin, region, profileIds) {
  const { key, name, currency, countries, taxRate, taxInclusive } = region
  const { region: made } = await admin.post('/admin/regions', {
    name,
    currency_code: currency,
    countries,
    tax_rate: taxRate,
    includes_tax: taxInclusive,
    payment_providers: [PROVIDER, DEMO_PAYMENT],
    fulfillment_providers: [PROVIDER],
    metadata: toTranslations((language) => sayAll(language, 'shop', 'regions', key)),
  })
  // a card is money, not goods: taxed when it is spent, so it is issued at its full price
  await admin.post(`/admin/regions/${made.id}`, { gift_cards_taxable: false })
  for (const option of toShippingOptions(region, profileIds)) {
    await admin.post('/admin/shipping-options', { ...option, region_id: made.id })
  }
  return [key, made.id]
}

/** @param {Region} region @param {Map<string, string>} profileIds */
function toShippingOptions({ shipping, days, taxInclusive }, profileIds) {
  /** @param {keyof typeof shippingNames} kind @param {{ metadata?: object, [field: string]: unknown }} rest */
  const option = (kind, rest) => ({
    name: shippingNames[kind],
    provider_id: PROVIDER,
    profile_id: profileIds.get('default'),
    data: { id: kind === 'return' ? 'manual-fulfillment-return' : 'manual-fulfillment' },
    price_type: 'flat_rate',
    amount: kind === 'email' ? 0 : shipping[kind],
    includes_tax: taxInclusive,
    ...rest,
    metadata: {
      kind,
      ...rest.metadata,
      ...toTranslations((language) => sayAll(language, 'shop', 'shippingOptions', kind)),
    },
  })
  const within = (/** @type {keyof Region['days']} */ kind) => ({
    metadata: { min_days: days[kind][0], max_days: days[kind][1] },
  })
  return [
    option('standard', within('standard')),
    option('express', within('express')),
    option('return', { is_return: true }),
    option('email', { profile_id: profileIds.get('gift_card') }),
  ]
}

/** @param {Api} admin @param {import('./discounts.mjs').Discount} discount @param {Map<string, string>} regionIds */
function addDiscount(
  admin,
  { code, type, value, description, regions: keys, startsAt, endsAt, usageLimit },
  regionIds,
) {
  return admin.post('/admin/discounts', {
    code,
    is_dynamic: false,
    is_disabled: false,
    rule: { type, value, description, allocation: 'total' },
    regions: keys ? keys.map((key) => regionIds.get(key)) : [...regionIds.values()],
    starts_at: startsAt,
    ends_at: endsAt,
    usage_limit: usageLimit,
  })
}

/** @param {Api} admin @param {import('./return-reasons.mjs').Reason} reason @param {string} [parentId] */
async function addReason(admin, { value, en, children = [] }, parentId) {
  const { return_reason: made } = await admin.post('/admin/return-reasons', {
    value,
    ...en,
    parent_return_reason_id: parentId,
    metadata: toTranslations((language) => sayAll(language, 'shop', 'returnReasons', value)),
  })
  for (const child of children) await addReason(admin, child, made.id)
}

/** @param {Api} admin @param {(typeof issuedGiftCards)[number]} card @param {Map<string, string>} regionIds */
async function issueGiftCard(admin, { region, value }, regionIds) {
  const { gift_card: card } = await admin.post('/admin/gift-cards', { region_id: regionIds.get(region), value })
  return { region, code: card.code, balance: card.balance }
}

/** @param {Api} admin */
async function addPublishableKey(admin) {
  const { sales_channels: channels } = await admin.get('/admin/sales-channels')
  const { publishable_api_key: key } = await admin.post('/admin/publishable-api-keys', { title: 'Vitrine storefront' })
  await admin.post(`/admin/publishable-api-keys/${key.id}/sales-channels/batch`, {
    sales_channel_ids: channels.map(({ id }) => ({ id })),
  })
  return key.id
}
