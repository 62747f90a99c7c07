type Setting =
  | 'SHOP_URL'
  | 'VITRINE_BUILD_DIRECTORY'
  | 'MEDUSA_URL'
  | 'MAIL_URL'
  | 'SMTP_URL'
  | 'DATABASE_URL'
  | 'JWT_SECRET'
  | 'CATALOGUE_HOOK_SECRET'
  | 'STOREFRONT_SECRET'
  | 'IDENTITY_SECRET'
  | 'IDENTITY_PROVIDERS'
  | 'ADMIN_EMAIL'
  | 'ADMIN_PASSWORD'
  | 'CUSTOMER_EMAIL'
  | 'CUSTOMER_PASSWORD'
  | 'STRIPE_API_URL'
  | 'STRIPE_SECRET_KEY'

/**
 * Where the shop under test and its backend are; `npm test` says it in the environment.
 * @throws Error that says how to start them
 */
export function readWorld(name: Setting): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run npm test, or node scripts/test-world.mjs and what it prints.`)
  return value
}

/** By which the backend's plugin knows who calls its store API for the shop. */
export function storefrontHeaders(): Record<string, string> {
  return { 'X-Vitrine-Storefront': readWorld('STOREFRONT_SECRET') }
}
