import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { readWorld } from './world'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Another server than the shop under test, `http://localhost:4301`. */
  at?: string
  /** Keeps the connection, which otherwise is closed after the answer. */
  agent?: Agent
}

/** Asks the server for exactly this path, as no browser would: nothing is normalised, added, followed or decoded. */
export function ask(path: string, { method = 'GET', headers = {}, body, at, agent }: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(at ?? readWorld('SHOP_URL'))
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    const all = { Connection: 'close', ...length, ...headers }
    const sent = request({ hostname, port, path, method, agent, headers: all }, (response) => {
      text(response).then(
        (received) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: received }),
        reject,
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
