import { startChild } from './children.mjs'
import { openLog } from './logs.mjs'
import { oneLine } from './one-line.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * Brings the tables of a database up to date.
 * @param {Settings} settings
 * @param {string} databaseUrl
 * @throws Error that begins with "The migrations failed"
 */
export async function migrate(settings, databaseUrl) {
  const child = startChild({
    script: 'migrate.mjs',
    env: medusaEnv(settings, databaseUrl),
    cwd: settings.dataDir,
    log: openLog(settings.dataDir, 'migrations'),
    stdio: settings.stdio,
  })
  settings.signal?.addEventListener('abort', child.stop)
  await child.ready.catch((error) => {
    throw new Error(`The migrations failed: ${oneLine(error)}.`)
  })
  await child.exited
  settings.signal?.removeEventListener('abort', child.stop)
}

/** Medusa itself, on `settings.medusaUrl`. @param {Settings} settings @param {string} databaseUrl */
export function startMedusa(settings, databaseUrl) {
  return startChild({
    script: 'server.mjs',
    env: { ...medusaEnv(settings, databaseUrl), HOST: settings.host, PORT: String(settings.ports.medusa) },
    cwd: settings.dataDir,
    log: openLog(settings.dataDir, 'medusa'),
    stdio: settings.stdio,
  })
}

/** What the demo's mails ask to transfer money to: nobody has that account. */
const demoBankAccount = ['Vitrine Demo Shop', 'IBAN DE00 0000 0000 0000 0000 00']

/** @param {Settings} settings @param {string} databaseUrl */
function medusaEnv(settings, databaseUrl) {
  const { secrets, stripe, storeUrl, timeZone, authBase, medusaUrl, smtpUrl, mailFrom } = settings
  const { defaultLocale, returnAddress, merchantEmail } = settings
  const { pauseScale, limitScale, hashScale, unlimited } = settings
  return {
    // "production" would refuse session cookies over http
    NODE_ENV: 'development',
    DATABASE_URL: databaseUrl,
    JWT_SECRET: secrets.jwt,
    COOKIE_SECRET: secrets.cookie,
    ADMIN_EMAIL: secrets.admin.email,
    ADMIN_PASSWORD: secrets.admin.password,
    MEDUSA_URL: medusaUrl,
    STORE_URL: storeUrl,
    TIME_ZONE: timeZone,
    DEFAULT_LOCALE: defaultLocale,
    RETURN_ADDRESS: returnAddress,
    BANK_ACCOUNT: process.env.BANK_ACCOUNT || JSON.stringify(demoBankAccount),
    PICTURE_ORIGINS: process.env.PICTURE_ORIGINS,
    LEGAL_GUARANTEE_NOTICE: process.env.LEGAL_GUARANTEE_NOTICE,
    ORDER_CUT_OFF: process.env.ORDER_CUT_OFF,
    GUEST_CART_DAYS: process.env.GUEST_CART_DAYS,
    MERCHANT_EMAIL: merchantEmail,
    AUTH_BASE_PATH: authBase,
    STORE_CORS: storeUrl,
    CATALOGUE_HOOK_URLS: storeUrl,
    CATALOGUE_HOOK_SECRET: secrets.catalogueHook,
    STOREFRONT_SECRET: secrets.storefront,
    RATE_LIMIT_SCALE: String(limitScale),
    STOREFRONT_UNLIMITED: unlimited.join(),
    IDENTITY_SECRET: secrets.identity,
    SMTP_URL: smtpUrl,
    MAIL_FROM: mailFrom,
    PAUSE_SCALE: String(pauseScale),
    HASH_SCALE: String(hashScale),
    ...(stripe && toStripeEnv(stripe)),
  }
}

/** @param {NonNullable<Settings['stripe']>} stripe */
function toStripeEnv({ apiKey, webhookSecret, apiUrl = '' }) {
  return { STRIPE_API_KEY: apiKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl }
}
