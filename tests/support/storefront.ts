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

/** Starts one more storefront of the same build on a free port; the caller stops it. */
export async function startStorefront({ env, command, logFile, port }: StorefrontOptions = {}): Promise<Storefront> {
  const settings = {
    MEDUSA_URL: readWorld('MEDUSA_URL'),
    CATALOGUE_HOOK_SECRET: readWorld('CATALOGUE_HOOK_SECRET'),
    SESSION_SECRETS: 'only-for-tests-'.repeat(3),
    LOG_LEVEL: 'silent',
    ...env,
  }
  const log = logFile ? openSync(logFile, 'w') : 'ignore'
  return start({ port: port ?? (await findFreePort()), env: settings, command, log })
}
