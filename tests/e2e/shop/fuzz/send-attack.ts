import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { type Answer } from '../../../support/ask'
import { type Attack } from './attacks'

/** The longest that a page waits for the backend in the tests' shops, and an order; with what a busy machine adds. */
const deadlineMs = 40_000
// what a declared body never gets is waited for by nobody here
const hangUpMs = 300

// beyond that Node's parser answers, and closes what has not been read to its end
const longestHead = 16_000

const isLong = ({ path, headers }: Attack) => path.length + headers.flat().join().length > longestHead
const isMissing = (headers: Attack['headers'], wanted: string) =>
  !headers.some(([name]) => name.toLowerCase() === wanted)

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
}

async function readBody(response: IncomingMessage): Promise<string> {
  const bytes = await buffer(response)
  const decode = decoders[response.headers['content-encoding'] ?? '']
  return (decode && bytes.length > 0 ? decode(bytes) : bytes).toString('utf8')
}

/**
 * Sends it byte by byte as it is; redirects are not followed.
 * @returns null where the connection broke, and the attack was one that breaks it
 * @throws Error where there was no answer
 */
export function sendAttack(attack: Attack, at: string): Promise<Answer | null> {
  const { method, path, headers, body, isTorn } = attack
  const { hostname, port, host } = new URL(at)
  const own = isMissing(headers, 'host') ? ['Host', host] : []
  const all = [...own, 'Connection', 'close', ...headers.flat()]
  const limit = AbortSignal.timeout(isTorn ? hangUpMs : deadlineMs)
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => (isTorn || isLong(attack) ? resolve(null) : reject(error))
    const sent = request({ hostname, port, path, method, headers: all, signal: limit }, (response) => {
      readBody(response).then(
        (received) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: received }),
        fail,
      )
    })
    sent.on('error', fail)
    sent.end(body)
  })
}

const shorten = (one: string) => (one.length > 300 ? `${one.slice(0, 300)}… (${one.length})` : one)

/** The attack in a few lines for whoever has to find out what it met. */
export function describeAttack({ who, method, path, headers, body }: Attack): string {
  const shown = headers.map(([name, value]) => `${name}: ${shorten(JSON.stringify(value))}`)
  const sent = body ? [shorten(JSON.stringify(body.toString('latin1')))] : []
  return [`${method} ${shorten(path)} (${who})`, ...shown, ...sent].join('\n  ')
}
