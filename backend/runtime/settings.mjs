import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSecrets } from './secrets.mjs'

const variables = { medusa: 'MEDUSA_PORT', postgres: 'POSTGRES_PORT', smtp: 'SMTP_PORT', mail: 'MAIL_PORT' }

/**
 * @typedef {object} Settings all that the parts of the backend need to know
 * @property {string} dataDir absolute; it is there
 * @property {string} host that Medusa and the mail catcher listen on
 * @property {{ medusa: number, postgres: number, smtp: number, mail: number }} ports
 * @property {Array<{ port: number, host: string, variable: string }>} wantedPorts
 * @property {string} storeUrl the shop's address, for mails and for cross-origin calls
 * @property {string} medusaUrl
 * @property {string} mailUrl
 * @property {string} smtpUrl
 * @property {ReturnType<typeof readSecrets>} secrets
 * @property {(line: string) => void} onProgress
 * @property {AbortSignal} [signal]
 * @property {'inherit'} [stdio]
 */

/**
 * Completes what `startBackend` was given and makes the data folder.
 * @returns {Settings}
 */
export function makeSettings({ dataDir, host = '127.0.0.1', ports, storeUrl, onProgress = () => {}, signal, stdio }) {
  const absolute = resolve(dataDir)
  mkdirSync(join(absolute, 'uploads'), { recursive: true })
  return {
    dataDir: absolute,
    host,
    ports,
    wantedPorts: Object.entries(variables).map(([name, variable]) => ({
      port: ports[name],
      host: name === 'postgres' ? '127.0.0.1' : host,
      variable,
    })),
    storeUrl,
    medusaUrl: `http://${host}:${ports.medusa}`,
    mailUrl: `http://${host}:${ports.mail}`,
    smtpUrl: `smtp://${host}:${ports.smtp}`,
    secrets: readSecrets(absolute),
    onProgress,
    signal,
    stdio,
  }
}
