import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far a signature's time may be from ours, either way. */
export const signatureWindowMs = 5 * 60_000

const shape = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

export interface Signature {
  seconds: number
  hex: string
}

/** The signature of a header `t=<unix seconds>,v1=<hex>` that is neither too old nor from the future, else null. */
export function readSignature(header: string | null, nowMs = Date.now()): Signature | null {
  const [, seconds, hex] = shape.exec(header ?? '') ?? []
  if (!seconds || !hex || Math.abs(Number(seconds) * 1000 - nowMs) > signatureWindowMs) return null
  return { seconds: Number(seconds), hex }
}

/** Whether `hex` is the HMAC-SHA256 of `<seconds>.<body>`, found out in constant time. */
export function isSignatureOf({ seconds, hex }: Signature, body: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest()
  return timingSafeEqual(expected, Buffer.from(hex, 'hex'))
}
