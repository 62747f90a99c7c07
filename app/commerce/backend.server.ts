import { env } from '~/env.server'
import { type CommerceRequest, createCommerce } from './medusa-v1/commerce.server'
import { pingBackend } from './medusa-v1/ready.server'
import { type CommerceOrigin } from './medusa-v1/sdk.server'
import { type Commerce } from './shop/commerce'

/** How the backend is reached. */
export const backendSettings = {
  baseUrl: env.MEDUSA_URL,
  publishableKey: env.MEDUSA_PUBLISHABLE_KEY,
  storefrontSecret: env.STOREFRONT_SECRET,
  identitySecret: env.IDENTITY_SECRET,
  maxRetries: env.MEDUSA_MAX_RETRIES,
}

/** The way to the shop's backend for one request. Another backend would be chosen here. */
export function connectBackend(request: CommerceRequest): Commerce {
  return createCommerce(backendSettings, request)
}

/** True when the backend answers a read from its database within two seconds; one attempt, never rejects. */
export function isBackendReachable(origin: CommerceOrigin): Promise<boolean> {
  return pingBackend(backendSettings, origin)
}
