import { createHash } from 'node:crypto'

// 132 bits: nobody finds two things with the same
const usualLength = 22

/**
 * What stands for everything that somebody was shown, so short that a form can carry it; another one means that something has
 * changed since.
 * @param shown plain JSON
 * @param length in characters that are safe in addresses, 6 bits each
 */
export function toFingerprint(shown: unknown, length = usualLength): string {
  return digest(shown).slice(0, length)
}

/**
 * The idempotency key of what a form asks for: the same as often as the same is asked of the same page.
 * @param asked plain JSON, with the nonce of the page
 * @returns 43 characters that are safe in addresses
 */
export function toIdempotencyKey(asked: unknown): string {
  return digest(asked)
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
