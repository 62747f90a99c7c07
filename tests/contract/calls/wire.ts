import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'

/** One call as it went over the wire. */
export interface Exchange {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
  body: string
  status: number
}

export interface Wire {
  /** Stands for the backend's own address. */
  url: string
  /** What has been answered since the last time it was asked. */
  take(): Exchange[]
  stop(): Promise<void>
}

/** A proxy in front of the backend at `target` that notes every call, and changes none. */
export async function startWire(target: string): Promise<Wire> {
  let exchanges: Exchange[] = []

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = incoming
    const body = Buffer.concat(await incoming.toArray())
    const forwarded = request(new URL(url, target), { method, headers }, (answer) => {
      exchanges.push({ method, url, headers, body: body.toString(), status: answer.statusCode ?? 0 })
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy()).end(body)
  }

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    take() {
      const taken = exchanges
      exchanges = []
      return taken
    },
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
