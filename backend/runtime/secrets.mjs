import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secrets of one data folder: made on the first start, kept in `secrets.json` for the owner's eyes only.
 * What an older version did not know is made now.
 * @param {string} dataDir
 * @returns {ReturnType<typeof makeSecrets>}
 */
export function readSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json')
  const known = existsSync(file) ? parseSecrets(readFileSync(file, 'utf8'), file) : {}
  const secrets = { ...makeSecrets(), ...known }
  if (Object.keys(secrets).some((name) => !(name in known))) {
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return secrets
}

/** @param {string} text @param {string} file @returns {Partial<ReturnType<typeof makeSecrets>>} */
function parseSecrets(text, file) {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${file} is damaged: restore it, or delete the data folder to begin anew.`)
  }
}

function makeSecrets() {
  return {
    jwt: makeSecret(32),
    cookie: makeSecret(32),
    catalogueHook: makeSecret(32),
    storefront: makeSecret(32),
    identity: makeSecret(32),
    identityClient: makeSecret(32),
    databasePassword: makeSecret(24),
    clusterId: randomBytes(6).toString('hex'),
    admin: { email: 'admin@vitrine.example', password: makeSecret(12) },
    customer: { email: 'shopper@vitrine.example', password: makeSecret(12) },
  }
}

/** @param {number} bytes */
function makeSecret(bytes) {
  return randomBytes(bytes).toString('base64url')
}
