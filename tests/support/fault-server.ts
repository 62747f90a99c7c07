import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'

export interface Received {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export interface FaultServer {
  url: string
  received: Received[]
  /** How many TCP connections were opened so far. */
  connections(): number
  close(): Promise<void>
}

/**
 * A server that behaves badly on purpose; for faults only, since what Medusa answers is tested against Medusa.
 * `answer` gets each request with its number, from 1.
 */
export async function startFaultServer(
  answer: (request: Received, response: ServerResponse, number: number) => void,
): Promise<FaultServer> {
  const received: Received[] = []
  let connections = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const one = { method, url, headers, body: Buffer.concat(chunks).toString() }
      received.push(one)
      answer(one, response, received.length)
    })
  })
  server.on('connection', () => (connections += 1))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** What the calls of tests about calls cannot be without: an answer to any of them that says nothing. */
export const emptyAnswer = { cart: {}, order: {}, customer: {}, regions: [], products: [], variants: [] }

export function answerJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    .end(JSON.stringify(body))
}

/** Keeps what was logged, as the text that would be written. */
export function createLogSpy() {
  const lines: string[] = []
  function keep(fields: object, message?: string): void {
    lines.push(JSON.stringify({ ...fields, message }))
  }
  return { lines, debug: keep, info: keep, warn: keep }
}
