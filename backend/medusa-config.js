const { readdirSync } = require('node:fs')
const { dirname, join } = require('node:path')
const { listStripePlugins } = require('./stripe.cjs')

const env = process.env

/** Plugins by path, so that Medusa finds them whatever folder it runs in. @param {string} name */
function installed(name) {
  return dirname(require.resolve(`${name}/package.json`))
}

/** The shop's own pages, which the mail of an order carries, by language. */
function listLegalPapers() {
  const content = join(__dirname, '../content')
  const toFiles = (/** @type {string} */ language) =>
    ['terms', 'withdrawal'].map((name) => join(content, language, `${name}.md`))
  return Object.fromEntries(readdirSync(content).map((language) => [language, toFiles(language)]))
}

const retry = { type: 'exponential', delay: 1000 }

/** Several Medusas on one database share a Redis: its events go to one of them, and what it remembers of prices to all. */
function listModules() {
  const redisUrl = env.MEDUSA_REDIS_URL
  if (!redisUrl)
    return {
      eventBus: { resolve: require.resolve('@medusajs/event-bus-local') },
      cacheService: { resolve: require.resolve('@medusajs/cache-inmemory') },
    }
  // an event that is taken before anybody subscribed to it is lost: server.mjs begins to take them
  const options = { redisUrl, workerOptions: { autorun: false }, jobOptions: { attempts: 5, backoff: retry } }
  return {
    eventBus: { resolve: require.resolve('@medusajs/event-bus-redis'), options },
    cacheService: { resolve: require.resolve('@medusajs/cache-redis'), options: { redisUrl } },
  }
}

module.exports = {
  projectConfig: {
    // the sessions of the back office
    redis_url: env.MEDUSA_REDIS_URL,
    database_type: 'postgres',
    database_url: env.DATABASE_URL,
    database_extra: { max: 20 },
    jwt_secret: env.JWT_SECRET,
    cookie_secret: env.COOKIE_SECRET,
    store_cors: env.STORE_CORS,
    admin_cors: env.STORE_CORS,
    // without these every anonymous call leaves a session in memory and sets a cookie
    session_options: { resave: false, saveUninitialized: false },
  },
  featureFlags: { product_categories: true, tax_inclusive_pricing: true },
  modules: listModules(),
  plugins: [
    installed('medusa-fulfillment-manual'),
    installed('medusa-payment-manual'),
    join(__dirname, 'bank-transfer'),
    ...listStripePlugins(env),
    {
      resolve: installed('@medusajs/file-local'),
      options: { upload_dir: 'uploads', backend_url: env.MEDUSA_URL },
    },
    {
      resolve: join(__dirname, '../packages/medusa-plugin-vitrine'),
      options: {
        admin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
        catalogueHook: {
          urls: (env.CATALOGUE_HOOK_URLS ?? '').split(',').filter(Boolean),
          secret: env.CATALOGUE_HOOK_SECRET,
        },
        storefront: {
          secret: env.STOREFRONT_SECRET,
          limitScale: Number(env.RATE_LIMIT_SCALE || 1),
          unlimited: (env.STOREFRONT_UNLIMITED ?? '').split(',').filter(Boolean),
        },
        identity: { secret: env.IDENTITY_SECRET },
        delivery: { cutOff: env.ORDER_CUT_OFF },
        database: { namedStatements: 300 },
        retention: { cartDays: Number(env.GUEST_CART_DAYS || 31) },
        passwords: { scale: Number(env.HASH_SCALE || 1) },
        tasks: { roles: ['admin', 'developer'] },
        demoPayment: env.NODE_ENV === 'production' ? undefined : { url: env.MEDUSA_URL },
        payments: { 'bank-transfer': { isOffline: true } },
        mail: {
          smtpUrl: env.SMTP_URL,
          from: env.MAIL_FROM,
          merchant: env.MERCHANT_EMAIL,
          defaultLocale: env.DEFAULT_LOCALE,
          returnAddress: env.RETURN_ADDRESS ? JSON.parse(env.RETURN_ADDRESS) : undefined,
          bankAccount: env.BANK_ACCOUNT,
          pictureOrigins: (env.PICTURE_ORIGINS ?? '').split(',').filter(Boolean),
          guaranteeNotice: env.LEGAL_GUARANTEE_NOTICE !== 'off',
          storeUrl: env.STORE_URL,
          timeZone: env.TIME_ZONE,
          authBase: env.AUTH_BASE_PATH,
          legal: listLegalPapers(),
        },
      },
    },
  ],
}
