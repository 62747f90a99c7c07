// nobody lives there
const demoManufacturer = {
  name: 'Vitrine Demo Shop',
  address: '1 Example Street\n00000 Sampletown',
  country: 'de',
  contact: 'safety@shop.example',
}

/**
 * The settings with which the shop finds the parts of our own backend, see `app/env.server.ts`.
 * @param {Awaited<ReturnType<typeof import('../backend/start.mjs').startBackend>>} backend
 */
export function toShopEnv(backend) {
  const { medusaUrl, catalogueHookSecret, storefrontSecret, identitySecret, identityProvider } = backend
  const { smtpUrl, mailFrom, returnAddress } = backend
  return {
    MEDUSA_URL: medusaUrl,
    CATALOGUE_HOOK_SECRET: catalogueHookSecret,
    STOREFRONT_SECRET: storefrontSecret,
    IDENTITY_SECRET: identitySecret,
    IDENTITY_PROVIDERS: JSON.stringify([identityProvider]),
    SMTP_URL: smtpUrl,
    MAIL_FROM: mailFrom,
    RETURN_ADDRESS: returnAddress,
    MANUFACTURER: process.env.MANUFACTURER || JSON.stringify(demoManufacturer),
    PAYMENT_PAGE_ORIGINS: new URL(medusaUrl).origin,
  }
}
