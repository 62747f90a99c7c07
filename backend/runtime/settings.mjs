import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSecrets } from './secrets.mjs'

/** @typedef {'medusa' | 'postgres' | 'smtp' | 'mail' | 'identity'} Service */

/** @type {[Service, string][]} */
const variables = [
  ['medusa', 'MEDUSA_PORT'],
  ['postgres', 'POSTGRES_PORT'],
  ['smtp', 'SMTP_PORT'],
  ['mail', 'MAIL_PORT'],
  ['identity', 'IDENTITY_PORT'],
]

/** Where the demo has things sent back to, unless RETURN_ADDRESS says otherwise: nobody lives there. */
const demoReturnAddress = {
  company: 'Vitrine Demo Shop',
  address_1: '1 Example Street',
  postal_code: '00000',
  city: 'Sampletown',
  country_code: 'de',
}

/**
 * @typedef {object} Settings all that the parts of the backend need to know
 * @property {string} dataDir absolute; it is there
 * @property {string} host that Medusa, the mail catcher and the identity provider listen on
 * @property {Record<Service, number>} ports
 * @property {Array<{ port: number, host: string, variable: string }>} wantedPorts
 * @property {string} storeUrl the shop's address, for mails and for cross-origin calls
 * @property {string} authBase the shop's AUTH_BASE_PATH
 * @property {string} [timeZone] in which mails tell days
 * @property {string} [defaultLocale] the shop's DEFAULT_LOCALE, in whose language the merchant is written to
 * @property {string} returnAddress the shop's RETURN_ADDRESS
 * @property {string} merchantEmail where the merchant is written to
 * @property {string} medusaUrl
 * @property {string} mailUrl
 * @property {string} smtpUrl
 * @property {string} mailFrom
 * @property {{ id: string, name: string, issuer: string, clientId: string, clientSecret: string }} identityProvider as
 *   the shop's IDENTITY_PROVIDERS takes it
 * @property {{ apiKey: string, webhookSecret: string, apiUrl?: string }} [stripe] takes money with Stripe; `apiUrl` where
 *   another server stands for its API
 * @property {number} pauseScale for tests: how much sooner than every three seconds events are handed on
 * @property {number} hashScale for tests: multiplies what it costs to hash a password
 * @property {number} limitScale the shop's RATE_LIMIT_SCALE
 * @property {string[]} unlimited for tests: addresses whose attempts are not counted
 * @property {boolean} isThrowaway for tests: no write waits for the disk
 * @property {ReturnType<typeof readSecrets>} secrets
 * @property {(line: string) => void} onProgress
 * @property {AbortSignal} [signal]
 * @property {'inherit'} [stdio]
 */

/**
 * Completes what `startBackend` was given and makes the data folder.
 * @param {Parameters<typeof import('../start.mjs').startBackend>[0]} options
 * @returns {Settings}
 */
export function makeSettings({
  dataDir,
  host = '127.0.0.1',
  ports,
  storeUrl,
  authBase = '/api/auth',
  timeZone,
  defaultLocale,
  returnAddress = JSON.stringify(demoReturnAddress),
  stripe,
  pauseScale = 1,
  hashScale = 1,
  limitScale = 1,
  unlimited = [],
  isThrowaway = false,
  onProgress = () => {},
  signal,
  stdio,
}) {
  const absolute = resolve(dataDir)
  mkdirSync(join(absolute, 'uploads'), { recursive: true })
  const secrets = readSecrets(absolute)
  return {
    dataDir: absolute,
    host,
    ports,
    wantedPorts: variables.map(([name, variable]) => ({
      port: ports[name],
      host: name === 'postgres' ? '127.0.0.1' : host,
      variable,
    })),
    storeUrl,
    authBase,
    timeZone,
    defaultLocale,
    returnAddress,
    merchantEmail: 'merchant@vitrine.example',
    medusaUrl: `http://${host}:${ports.medusa}`,
    mailUrl: `http://${host}:${ports.mail}`,
    smtpUrl: `smtp://${host}:${ports.smtp}`,
    mailFrom: 'Vitrine <orders@vitrine.example>',
    identityProvider: {
      id: 'demo',
      name: 'Demo ID',
      issuer: `http://${host}:${ports.identity}`,
      clientId: 'vitrine',
      clientSecret: secrets.identityClient,
    },
    stripe,
    pauseScale,
    hashScale,
    limitScale,
    unlimited,
    isThrowaway,
    secrets,
    onProgress,
    signal,
    stdio,
  }
}
