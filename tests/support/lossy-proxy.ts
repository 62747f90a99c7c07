import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * What befalls a call. The backend never hears of one that is `cut-before` or answered with a `status` in its place; it
 * does what all others ask. `cut-during` breaks the connection while it does, `lost` when it has answered; `late` holds
 * the answer back, `garbled` breaks off within its JSON.
 */
export type Fault = 'cut-before' | 'cut-during' | 'lost' | 'garbled' | { lateMs: number } | { status: number }

type Choose = (method: string, path: string) => Fault | null

export interface LossyProxy {
  /** Stands for the backend's own address. */
  url: string
  /** From now on what `choose` says befalls each call. Nothing does at first. */
  spoil(choose: Choose): void
  /** From now on the backend does what such a call asks, and its answer gets lost. */
  lose(isLost: (method: string, path: string) => boolean): void
  /** How many answers were lost so far. */
  lost(): number
  stop(): Promise<void>
}

/** A proxy in front of the backend at `target` that spoils calls, or breaks the connection instead of passing an answer on. */
export async function startLossyProxy(target: string): Promise<LossyProxy> {
  let choose: Choose = () => null
  let lost = 0
  const server = createServer((incoming, outgoing) => {
    const fault = choose(incoming.method ?? 'GET', incoming.url ?? '/')
    if (fault === 'cut-before') return void incoming.resume().on('end', () => outgoing.destroy())
    if (isStatus(fault)) return answerInstead(incoming, outgoing, fault.status)
    const forwarded = forward(target, incoming, async (answer) => {
      const chunks = await answer.toArray().catch(() => [])
      if (fault === 'lost') {
        lost += 1
        return outgoing.destroy()
      }
      if (isLate(fault)) await sleep(fault.lateMs)
      if (fault === 'garbled') return outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"type": "o')
      return outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(chunks))
    })
    forwarded.on('error', () => outgoing.destroy())
    if (fault === 'cut-during') forwarded.on('finish', () => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spoil(next) {
      choose = next
    },
    lose(isLost) {
      choose = (method, path) => (isLost(method, path) ? 'lost' : null)
    },
    lost: () => lost,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function isStatus(fault: Fault | null): fault is { status: number } {
  return typeof fault === 'object' && fault !== null && 'status' in fault
}

function isLate(fault: Fault | null): fault is { lateMs: number } {
  return typeof fault === 'object' && fault !== null && 'lateMs' in fault
}

function forward(target: string, incoming: IncomingMessage, onAnswer: (answer: IncomingMessage) => unknown) {
  const { method = 'GET', url = '/', headers } = incoming
  return incoming.pipe(request(new URL(url, target), { method, headers }, onAnswer))
}

function answerInstead(incoming: IncomingMessage, outgoing: ServerResponse, status: number): void {
  const body = JSON.stringify({ type: 'unknown_error', message: 'made up by the proxy' })
  incoming.resume().on('end', () => outgoing.writeHead(status, { 'content-type': 'application/json' }).end(body))
}
