import { openSync } from 'node:fs'
import { findFreePort } from '../../scripts/ports.mjs'
import { startStorefront as start } from '../../scripts/storefront.mjs'
import { readWorld } from './world'

export type Storefront = Awaited<ReturnType<typeof start>>

interface StorefrontOptions {
  /** Settings that differ from those of the shop under test; see `app/env.server.ts`. */
  env?: Record<string, string>
  /** Another server on the same build, as arguments of node. */
  command?: string[]
  /** Where its log goes; nowhere without it. */
  logFile?: string
  /** Where another one listened before; a free one without it. */
  port?: number
}

/** What the shop under test signs its cookies with. */
export const sessionSecret = 'only-for-tests-'.repeat(3)

/**
 * Starts one more storefront of the same build on a free port; the caller stops it. A test that only needs one of
 * `OtherShops` takes that: a start costs as much as a dozen pages. Most show no list, so none reads the catalogue ahead.
 */
export async function startStorefront({ env, command, logFile, port }: StorefrontOptions = {}): Promise<Storefront> {
  const settings = {
    MEDUSA_URL: readWorld('MEDUSA_URL'),
    CATALOGUE_HOOK_SECRET: readWorld('CATALOGUE_HOOK_SECRET'),
    CATALOGUE_READ_AHEAD: 'off',
    SESSION_SECRETS: sessionSecret,
    PSEUDO_LOCALES: 'true',
    RATE_LIMIT_SCALE: '1000',
    PAUSE_SCALE: '0.1',
    MEDUSA_WAIT_MS: '15000',
    LOG_LEVEL: 'silent',
    ...env,
  }
  const log = logFile ? openSync(logFile, 'w') : 'ignore'
  return start({ port: port ?? (await findFreePort()), env: settings, command, log })
}
