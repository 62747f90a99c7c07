import { chmodSync, existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from './postgres.mjs'
import { lockDataDir } from './runtime/data-lock.mjs'
import { startDrawing } from './runtime/drawing.mjs'
import { startIdentityProvider } from './runtime/identity-provider.mjs'
import { makeKeeper } from './runtime/keeper.mjs'
import { startMail } from './runtime/mail-catcher.mjs'
import { oneLine } from './runtime/one-line.mjs'
import { preparePlugin } from './runtime/plugin.mjs'
import { requireFreePorts } from './runtime/ports.mjs'
import { database, findOrMakeDatabase, makeTables, markSeeded } from './runtime/prepare-database.mjs'
import { startMedusa } from './runtime/services.mjs'
import { makeSettings } from './runtime/settings.mjs'
import { readStripeSettings } from './runtime/stripe-settings.mjs'

/**
 * @typedef {import('./runtime/settings.mjs').Settings} Settings
 * @typedef {import('./runtime/drawing.mjs').Drawing} Drawing
 */

/**
 * Starts the demo backend: PostgreSQL, Medusa, a mail catcher and an identity provider, with a seeded shop after the first start.
 * Everything it starts ends with `stop()`, with an abort of `signal`, and when this process ends in whatever way.
 * @param {object} options
 * @param {string} options.dataDir made where it is missing; a later start goes on with it
 * @param {string} [options.host] that all but the database listen on
 * @param {{ medusa: number, postgres: number, smtp: number, mail: number, identity: number }} options.ports
 * @param {string} options.storeUrl the shop's address
 * @param {string} [options.authBase] the shop's AUTH_BASE_PATH
 * @param {string} [options.timeZone] in which mails tell days
 * @param {string} [options.defaultLocale] the shop's DEFAULT_LOCALE
 * @param {string} [options.returnAddress] the shop's RETURN_ADDRESS; one that nobody lives at where it is left out
 * @param {{ apiKey: string, webhookSecret: string, apiUrl?: string }} [options.stripe] lets regions take money with Stripe
 * @param {number} [options.pauseScale] for tests: how much sooner than every three seconds events are handed on
 * @param {number} [options.hashScale] for tests: multiplies what it costs to hash a password
 * @param {number} [options.limitScale] the shop's RATE_LIMIT_SCALE
 * @param {string[]} [options.unlimited] for tests: addresses whose attempts are not counted
 * @param {boolean} [options.isThrowaway] for tests: no write waits for the disk, so that data may not outlive a power cut
 * @param {(line: string) => void} [options.onProgress]
 * @param {AbortSignal} [options.signal]
 * @param {'inherit'} [options.stdio] show what the parts print, instead of logging it in `dataDir/logs`
 * @returns {Promise<{ medusaUrl: string, mailUrl: string, smtpUrl: string, mailFrom: string, returnAddress: string, databaseUrl: string,
 *   identityProvider: import('./runtime/settings.mjs').Settings['identityProvider'],
 *   catalogueHookSecret: string, storefrontSecret: string, identitySecret: string, jwtSecret: string, admin: { email: string, password: string },
 *   customer: { email: string, password: string },
 *   exited: Promise<string>, stop(): Promise<void> }>} `exited` resolves to what ended it
 * @throws Error of one line
 */
export async function startBackend(options) {
  const settings = makeSettings(options)
  const unlock = lockDataDir(settings.dataDir)
  const { keep, stopAll, exited } = makeKeeper()
  /** @type {Promise<string> | undefined} */
  let booting
  /** @type {Promise<void> | undefined} */
  let stopping
  function stop() {
    stopping ??= stopAll(booting).finally(unlock)
    return stopping
  }
  try {
    booting = boot(settings, keep)
    const ended = exited.then((reason) => Promise.reject(new Error(`${capitalise(reason)}.`)))
    const databaseUrl = await Promise.race([booting, ended, untilAborted(settings.signal)])
    void exited.then(() => stop())
    const { medusaUrl, mailUrl, smtpUrl, mailFrom, returnAddress, identityProvider, secrets } = settings
    const { admin, customer } = secrets
    const parts = { medusaUrl, mailUrl, smtpUrl, mailFrom, returnAddress, databaseUrl, identityProvider }
    const shared = {
      catalogueHookSecret: secrets.catalogueHook,
      storefrontSecret: secrets.storefront,
      identitySecret: secrets.identity,
      jwtSecret: secrets.jwt,
    }
    return { ...parts, ...shared, admin, customer, exited, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** @param {Settings} settings @param {ReturnType<typeof makeKeeper>['keep']} keep */
async function boot(settings, keep) {
  const { dataDir, secrets, ports, wantedPorts, isThrowaway, onProgress, signal } = settings
  await requireFreePorts(wantedPorts)
  await preparePlugin()
  onProgress('Starting the database')
  const server = await startPostgres({ dataDir, port: ports.postgres, secrets, isThrowaway, onProgress })
  const postgres = keep('the database', server)
  const mail = keep('the mail catcher', startMail(settings))
  const identityProvider = keep('the identity provider', startIdentityProvider(settings))
  const { needsSeed } = await findOrMakeDatabase(settings, postgres.urlOf)
  const drawing = needsSeed ? keep('the drawing of pictures', startDrawing(settings)) : undefined
  await makeTables(settings, postgres.urlOf)
  signal?.throwIfAborted()
  onProgress('Starting Medusa')
  const databaseUrl = postgres.urlOf(database)
  const medusa = keep('Medusa', startMedusa(settings, databaseUrl))
  await explain('Medusa did not start', medusa.ready)
  await explain('The mail catcher did not start', mail.ready)
  await explain('The identity provider did not start', identityProvider.ready)
  if (drawing) {
    onProgress('Seeding the shop (only on the first start)')
    await explain('The seed failed', fillShop(settings, drawing))
    await markSeeded(postgres.urlOf)
  }
  closeSeedFile(dataDir)
  return databaseUrl
}

/** @param {Settings} settings @param {Drawing} drawing */
async function fillShop({ medusaUrl, secrets, dataDir, onProgress }, drawing) {
  const { seed } = await import('./seed/seed.mjs')
  const { admin, customer, storefront } = secrets
  await seed({ medusaUrl, admin, customer, storefront, dataDir, drawing, onProgress })
}

/**
 * The codes of gift cards are money; a version before this one let everybody read them.
 * @param {string} dataDir
 */
function closeSeedFile(dataDir) {
  const file = join(dataDir, 'seed.json')
  if (existsSync(file)) chmodSync(file, 0o600)
}

/** @template Result @param {string} complaint @param {Promise<Result>} promise */
async function explain(complaint, promise) {
  return promise.catch((error) => {
    throw new Error(`${complaint}: ${oneLine(error)}.`)
  })
}

/** @param {AbortSignal | undefined} signal @returns {Promise<never>} */
function untilAborted(signal) {
  return new Promise((resolve, reject) => {
    const stopped = () => reject(new Error('Stopped before the backend was up.'))
    if (signal?.aborted) stopped()
    signal?.addEventListener('abort', stopped, { once: true })
  })
}

/** @param {string} text */
function capitalise(text) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

async function main() {
  const { env } = process
  const controller = new AbortController()
  /** @type {ReturnType<typeof startBackend> | undefined} */
  let backend
  /** @param {number} exitCode */
  async function end(exitCode) {
    controller.abort()
    await backend?.then((running) => running.stop()).catch(() => {})
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0))
  backend = startBackend({
    dataDir: env.VITRINE_DATA_DIR ?? join(dirname(fileURLToPath(import.meta.url)), '.data'),
    ports: {
      medusa: Number(env.MEDUSA_PORT ?? 9000),
      postgres: Number(env.POSTGRES_PORT ?? 5433),
      smtp: Number(env.SMTP_PORT ?? 1025),
      mail: Number(env.MAIL_PORT ?? 1080),
      identity: Number(env.IDENTITY_PORT ?? 9100),
    },
    storeUrl: env.STORE_URL ?? 'http://localhost:3000',
    authBase: env.AUTH_BASE_PATH,
    timeZone: env.TIME_ZONE,
    defaultLocale: env.DEFAULT_LOCALE || undefined,
    returnAddress: env.RETURN_ADDRESS || undefined,
    stripe: readStripeSettings(env),
    limitScale: Number(env.RATE_LIMIT_SCALE || 1),
    onProgress: (line) => console.log(line),
    signal: controller.signal,
  })
  try {
    const { medusaUrl, mailUrl, identityProvider, admin, customer, exited } = await backend
    console.log(`\nMedusa      ${medusaUrl}\nMail inbox  ${mailUrl}\nIdentities  ${identityProvider.issuer}`)
    console.log(
      `            its store API answers orders, carts and sign-ins to who sends STOREFRONT_SECRET of secrets.json`,
    )
    console.log(`Admin       ${admin.email}  ${admin.password}\nCustomer    ${customer.email}  ${customer.password}`)
    const reason = await exited
    if (controller.signal.aborted) return
    console.error(`The backend stopped: ${reason}.`)
    await end(1)
  } catch (error) {
    if (controller.signal.aborted) return
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main()
