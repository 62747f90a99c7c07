import assert from 'node:assert/strict'
import { test } from 'vitest'
import { readProof } from './identity/proof'
import { makeUndoToken, nameChange, readUndoToken } from './identity/undo-change'
import { listSecrets, readWithAny } from './shared-secrets'
import jwt from 'jsonwebtoken'

const [former, next] = ['f'.repeat(32), 'n'.repeat(32)]

test('one is a list of one, none is none, and a short one is told by the name of its option', () => {
  assert.deepEqual(listSecrets('identity.secret', former), [former])
  assert.deepEqual(listSecrets('identity.secret', [next, former]), [next, former])
  for (const none of [undefined, '', []]) assert.deepEqual(listSecrets('identity.secret', none), [])
  assert.throws(() => listSecrets('identity.secret', [next, 'short']), /^Error: identity\.secret needs at least 32/)
})

test('a proof and a mailed token hold across a change of the secret, and end with the former one', () => {
  const claims = { email: 'ada@example.com', jti: '0123456789abcdef' }
  const proof = jwt.sign(claims, former, { audience: 'vitrine:sign-in', expiresIn: 60 })
  const undo = makeUndoToken(nameChange('cus_1', 'jti'), 'ada@example.com', former)
  const read = (secrets: string[]) => [
    readWithAny(secrets, (secret) => readProof(proof, { secret, audience: 'vitrine:sign-in' }))?.email,
    readWithAny(secrets, (secret) => readUndoToken(undo, secret))?.customer_id,
  ]
  assert.deepEqual(read([next, former]), ['ada@example.com', 'cus_1'])
  assert.deepEqual(read([next]), [undefined, undefined])
})
