import { createHmac } from 'node:crypto'

/**
 * Writes events of Medusa's own side as the shop's security log does: JSON, stable names, and of people and networks keyed
 * hashes alone, by which lines of the same one can be found together.
 * @param secret changes the hashes when it changes
 *   `words` are the code's own, `subjects` are never written as they are
 */
export function makeSecurityLog(
  logger: { warn(line: string): void } | undefined,
  secret: string | undefined,
): (event: string, words: Record<string, string>, subjects: Record<string, string | null | undefined>) => void {
  const key = createHmac('sha256', secret ?? '')
    .update('vitrine: security log')
    .digest()

  // as the shop's: the kind keeps an address apart from an id of the same text
  function toMark(kind: string, text: string) {
    return createHmac('sha256', key).update(`${kind} ${text}`).digest('base64url').slice(0, 12)
  }

  return function logSecurity(event, words, subjects) {
    const known = Object.entries(subjects).flatMap(([kind, text]) => (text ? [[kind, toMark(kind, text)]] : []))
    const marks = Object.fromEntries(known)
    logger?.warn(JSON.stringify({ security: event, ...words, ...marks }))
  }
}
