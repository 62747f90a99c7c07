import { backendSettings } from './backend.server'
import { createAdminClient } from './medusa-v1/admin-client.admin.server'
import { toMerchant } from './medusa-v1/merchant.admin.server'
import { type CommerceOrigin } from './medusa-v1/sdk.server'
import { type Merchant, type MerchantProof } from './shop/merchant'

// a provider is asked while the merchant waits, as when an order is placed
const deadlineMs = 20_000

/** The way to the merchant's side of the shop's backend, for one request. */
export function connectMerchant({ requestId, log }: CommerceOrigin, proof: MerchantProof): Merchant {
  const settings = { ...backendSettings, readDeadlineMs: deadlineMs }
  return toMerchant(createAdminClient(settings, { requestId, log }, proof))
}
