import { createServer, request } from 'node:http'
import { type AddressInfo } from 'node:net'

export interface LossyProxy {
  /** Stands for the backend's own address. */
  url: string
  /** From now on the backend does what such a call asks, and its answer gets lost. Nothing is lost at first. */
  lose(isLost: (method: string, path: string) => boolean): void
  /** How many answers were lost so far. */
  lost(): number
  stop(): Promise<void>
}

/** A proxy in front of the backend at `target` that breaks the connection instead of passing an answer on. */
export async function startLossyProxy(target: string): Promise<LossyProxy> {
  let isLost: (method: string, path: string) => boolean = () => false
  let lost = 0
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const forwarded = request(new URL(url, target), { method, headers }, (answer) => {
      if (!isLost(method, url)) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        return
      }
      answer.resume().on('end', () => {
        lost += 1
        outgoing.destroy()
      })
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    lose(next) {
      isLost = next
    },
    lost: () => lost,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
