import { compactDecrypt, CompactEncrypt } from 'jose'
import { hkdfSync } from 'node:crypto'

/** Encrypts short texts with the first of several secrets and decrypts what any of them has encrypted. */
export interface TokenCipher {
  encrypt(text: string): Promise<string>
  /** Null where the text was changed on its way, or encrypted with a secret that is no longer among them. */
  decrypt(encrypted: string): Promise<string | null>
}

// "purpose" keeps this key apart from all others that are made of the same secret
function toKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
}

/** A cipher whose keys belong to `purpose` alone: JWE in its compact form, AES-256-GCM (RFC 7516, RFC 5869). */
export function createTokenCipher(secrets: readonly string[], purpose: string): TokenCipher {
  const keys = secrets.map((secret) => toKey(secret, purpose))
  const [first] = keys
  if (!first) throw new Error('a cipher needs a secret')
  return {
    encrypt(text) {
      return new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(first)
    },
    async decrypt(encrypted) {
      const options = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }
      for (const key of keys) {
        const opened = await compactDecrypt(encrypted, key, options).catch(() => null)
        if (opened) return new TextDecoder().decode(opened.plaintext)
      }
      return null
    },
  }
}
