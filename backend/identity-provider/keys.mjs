import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The provider's own keys: made on the first start, kept for the owner's eyes only.
 * @param {string} directory
 * @returns {{ jwks: { keys: object[] }, cookies: { keys: string[] } }} as oidc-provider takes them
 */
export function readKeys(directory) {
  const file = join(directory, 'keys.json')
  if (!existsSync(file)) {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    writeFileSync(file, JSON.stringify(makeKeys()), { mode: 0o600 })
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

function makeKeys() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomBytes(6).toString('hex') }
  return { jwks: { keys: [key] }, cookies: { keys: [randomBytes(32).toString('base64url')] } }
}
