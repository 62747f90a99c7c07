import { mkdtempSync, rmSync, chmodSync, openSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { findFreePort } from './ports.mjs'
import { showProgress } from './progress.mjs'
import { getBuildDirectory, isMain, root, useTestBuild } from './project.mjs'
import { copySeeded, keepSeeded } from './seeded-data.mjs'
import { toShopEnv } from './shop-env.mjs'
import { startStorefront } from './storefront.mjs'
import { untilStopped } from './until-stopped.mjs'

const stripeKeys = { secret: 'sk_test_stand_in', publishable: 'pk_test_stand_in', webhook: 'whsec_stand_in' }

/**
 * Starts the tests' own backend on data that is new each time, away from any demo.
 * Its `env` tells the tests where it is.
 * @param {{ signal?: AbortSignal, onProgress?: (line: string) => void, reuseSeed?: boolean }} options with `reuseSeed` the
 *   data is a copy of what a run before has seeded: the tables and the seed take twice as long as everything else
 */
export async function startTestBackend({ signal, onProgress, reuseSeed = false }) {
  const ports = await findPorts()
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
  // the database runs under another user where we are root
  chmodSync(dataDir, 0o755)
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  const { startBackend } = await import('../backend/start.mjs')
  const { startStripeApi } = await import('../backend/tests/stripe-api/server.mjs')
  const storeUrl = `http://localhost:${ports.shop}`
  const webhookUrl = `http://127.0.0.1:${ports.medusa}/stripe/hooks`
  const stripeApi = await startStripeApi({ port: ports.stripe, keys: stripeKeys, webhookUrl })
  const stripe = { apiKey: stripeKeys.secret, webhookSecret: stripeKeys.webhook, apiUrl: stripeApi.url }
  // all shoppers of the tests come from one address
  const unlimited = ['127.0.0.1', '::1']
  const options = {
    dataDir,
    ports,
    storeUrl,
    stripe,
    pauseScale: 0.25,
    hashScale: 2 ** -10,
    unlimited,
    isThrowaway: true,
    signal,
    onProgress,
  }
  async function begin() {
    if (reuseSeed && !copySeeded(dataDir)) {
      await (await startBackend(options)).stop()
      keepSeeded(dataDir)
    }
    return startBackend(options)
  }
  const backend = await begin().catch(async (error) => {
    await stripeApi.stop()
    remove()
    throw error
  })
  const env = {
    SHOP_URL: storeUrl,
    VITRINE_BUILD_DIRECTORY: getBuildDirectory(),
    MAIL_URL: backend.mailUrl,
    DATABASE_URL: backend.databaseUrl,
    JWT_SECRET: backend.jwtSecret,
    ADMIN_EMAIL: backend.admin.email,
    ADMIN_PASSWORD: backend.admin.password,
    CUSTOMER_EMAIL: backend.customer.email,
    CUSTOMER_PASSWORD: backend.customer.password,
    STRIPE_API_URL: stripeApi.url,
    STRIPE_SECRET_KEY: stripeKeys.secret,
  }
  const shopEnv = { ...toShopEnv(backend), STRIPE_PUBLISHABLE_KEY: stripeKeys.publishable }
  async function stop() {
    await backend.stop()
    await stripeApi.stop()
    remove()
  }
  return { env: { ...env, ...shopEnv }, shopEnv, ports, exited: backend.exited, stop }
}

/** @typedef {Awaited<ReturnType<typeof startTestBackend>>} TestBackend */

/**
 * Starts the built shop against the tests' backend; its log goes to `.cache/test-shop.log`.
 * @param {Pick<TestBackend, 'shopEnv' | 'ports'>} backend
 */
export function startTestShop({ shopEnv, ports }) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const log = openSync(join(root, '.cache/test-shop.log'), 'w')
  return startStorefront({
    port: ports.shop,
    log,
    env: {
      ...shopEnv,
      SESSION_SECRETS: 'only-for-tests-'.repeat(3),
      PSEUDO_LOCALES: 'true',
      MERCHANT_PAGE: 'on',
      // all shoppers of the tests come from one address
      RATE_LIMIT_SCALE: '1000',
      PAUSE_SCALE: '0.1',
      // a machine that is busy with tests is no fault
      MEDUSA_WAIT_MS: '15000',
    },
  })
}

async function findPorts() {
  const [shop, medusa, postgres, smtp, mail, identity, stripe] = await Promise.all([
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
  ])
  return { shop, medusa, postgres, smtp, mail, identity, stripe }
}

// `node scripts/test-world.mjs`: backend and shop as the tests have them, until Ctrl-C, to run single tests against
if (isMain(import.meta.url)) {
  useTestBuild()
  await untilStopped(async (start) => {
    await showProgress('The shop’s test build', ensureBuilt)
    const onProgress = (/** @type {string} */ line) => console.log(`    ${line}`)
    const backend = await start('The backend', (signal) => startTestBackend({ signal, onProgress, reuseSeed: true }))
    await start('The shop', () => startTestShop(backend))
    console.log('\nIn another terminal, then `npx playwright test …`:\n')
    for (const [name, value] of Object.entries(backend.env)) console.log(`export ${name}='${value}'`)
  })
}
