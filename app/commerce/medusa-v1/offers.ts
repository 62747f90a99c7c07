import { type Capabilities } from '../shop/capabilities'
import { orNull } from './or-null'

/** What the backend offers; null while it has not said so. */
export type GetCapabilities = () => Promise<Capabilities | null>

/**
 * Asks the plugin for something, where there is one. Of an older one that does not say whether it has it, and while
 * nobody has said anything, the 404 tells.
 * @returns null where the backend has it not
 */
export async function askOffered<T>(
  getCapabilities: GetCapabilities,
  capability: keyof Capabilities,
  ask: () => Promise<T>,
): Promise<T | null> {
  if ((await getCapabilities())?.[capability] === false) return null
  return orNull(ask())
}
