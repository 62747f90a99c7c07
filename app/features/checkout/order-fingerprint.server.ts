import { createHash } from 'node:crypto'

/**
 * A short mark of everything a shopper is shown before ordering; another mark means that something has changed.
 * @param shown plain JSON
 */
export function toFingerprint(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)
}
