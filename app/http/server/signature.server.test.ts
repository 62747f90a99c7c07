import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { isSignatureOf, readSignature, signatureWindowMs } from './signature.server'

const secret = 's'.repeat(32)
const seconds = 1_700_000_000
const now = seconds * 1000

function sign(body: string, key = secret) {
  return createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')
}

it('knows its own signature, and no other body, secret or time', () => {
  const signature = readSignature(`t=${seconds},v1=${sign('body')}`, now)
  if (!signature) throw new Error('the header was not understood')
  expect(isSignatureOf(signature, 'body', secret)).toBe(true)
  expect(isSignatureOf(signature, 'Body', secret)).toBe(false)
  expect(isSignatureOf(signature, 'body', 't'.repeat(32))).toBe(false)
  expect(isSignatureOf({ ...signature, seconds: seconds + 1 }, 'body', secret)).toBe(false)
})

it('is worth nothing before and after five minutes', () => {
  const header = `t=${seconds},v1=${sign('body')}`
  for (const away of [-signatureWindowMs, signatureWindowMs]) {
    expect(readSignature(header, now + away)).not.toBeNull()
    expect(readSignature(header, now + away + Math.sign(away))).toBeNull()
  }
})

it.each([
  null,
  '',
  't=,v1=',
  `t=${seconds}`,
  `v1=${sign('body')}`,
  `t=${seconds},v1=${sign('body').slice(2)}`,
  `t=${seconds},v1=${sign('body').toUpperCase()}`,
  `t=-${seconds},v1=${sign('body')}`,
  `t=${seconds},v1=${sign('body')},v1=${sign('body')}`,
])('is not read out of %s', (header) => {
  expect(readSignature(header, now)).toBeNull()
})
