import { expect, it } from 'vitest'
import { createTokenCipher } from './token-cipher.server'

const secret = 'a'.repeat(32)
const older = 'b'.repeat(32)

it('decrypts what it has encrypted, and shows nothing of it', async () => {
  const cipher = createTokenCipher([secret], 'test')
  const encrypted = await cipher.encrypt('the token')
  expect(await cipher.decrypt(encrypted)).toBe('the token')
  expect(encrypted).not.toContain('token')
  expect(await cipher.encrypt('the token')).not.toBe(encrypted)
})

it('decrypts what an older secret has encrypted as long as that is kept', async () => {
  const encrypted = await createTokenCipher([older], 'test').encrypt('the token')
  expect(await createTokenCipher([secret, older], 'test').decrypt(encrypted)).toBe('the token')
  expect(await createTokenCipher([secret], 'test').decrypt(encrypted)).toBeNull()
})

it('decrypts nothing that is for another purpose, changed or no ciphertext', async () => {
  const cipher = createTokenCipher([secret], 'test')
  const encrypted = await cipher.encrypt('the token')
  expect(await createTokenCipher([secret], 'other').decrypt(encrypted)).toBeNull()
  const [head, , iv, text, tag] = encrypted.split('.')
  expect(
    await cipher.decrypt([head, '', iv, `${text?.startsWith('A') ? 'B' : 'A'}${text?.slice(1)}`, tag].join('.')),
  ).toBeNull()
  for (const none of ['', 'x', 'a.b.c.d.e', encrypted.slice(0, -4)]) expect(await cipher.decrypt(none)).toBeNull()
})
