import { decodeJwt } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { createProofs } from './proof'

const makeProof = createProofs('only-for-tests-'.repeat(3))

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a proof lives for a minute, also one that is made while a second ends', async () => {
  let ms = Date.now()
  const tick = () => (ms += 1000)
  class EndingSecond extends Date {
    static override now = tick
    constructor() {
      super(tick())
    }
  }
  vi.stubGlobal('Date', EndingSecond)
  const { iat = 0, exp = 0 } = decodeJwt(await makeProof('vitrine:sign-in', { email: 'jane@example.com' }))
  expect(exp - iat).toBe(60)
})
