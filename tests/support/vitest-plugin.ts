import { fileURLToPath } from 'node:url'
import { preparePlugin } from '../../backend/runtime/plugin.mjs'
import { install } from '../../scripts/install.mjs'

/** What the plugin's tests need beside its sources: Medusa, and what Medusa would load. */
export async function setup(): Promise<void> {
  await install(fileURLToPath(new URL('../../backend', import.meta.url)))
  await preparePlugin()
}
