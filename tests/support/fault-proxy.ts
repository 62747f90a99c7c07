import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * What befalls a call. The backend never hears of one that is `cut-before`, `unknown` (a path that it does not have) or
 * answered with a `status` in its place; it does what all others ask. `cut-during` breaks the connection while it does,
 * `lost` when it has answered; `late` holds the answer back, `garbled` breaks off within its JSON, `answerWith` says something
 * else, and `rewrite` the same otherwise.
 */
export type Fault =
  | 'cut-before'
  | 'cut-during'
  | 'lost'
  | 'garbled'
  | 'unknown'
  | { lateMs: number }
  | { status: number; headers?: Record<string, string> }
  | { answerWith(response: ServerResponse): unknown }
  | { rewrite(json: string): string }

type Choose = (method: string, path: string, headers: IncomingHttpHeaders) => Fault | null

export interface FaultProxy {
  /** Stands for the backend's own address. */
  url: string
  /** The backend is gone: connections end, new ones are refused. */
  cut(): Promise<void>
  /** Calls are taken, and nothing ever answers. */
  hang(): void
  /** Every answer comes this much later. */
  delay(ms: number): void
  /** From now on what `choose` says befalls each call. */
  spoil(choose: Choose): void
  /** From now on the backend does what such a call asks, and its answer gets lost. */
  lose(isLost: (method: string, path: string) => boolean): void
  /** The backend is back and well, as it is at first. */
  restore(): Promise<void>
  /** Waits until the backend has done what it was asked so far, whoever has heard of that. */
  settle(): Promise<void>
  /** How many calls came so far, of those whose path begins so. */
  countCalls(path?: string): number
  /** How many answers were lost so far. */
  lost(): number
  stop(): Promise<void>
}

/** A proxy in front of the backend at `target` that fails on command. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const calls: string[] = []
  const underWay = new Set<Promise<unknown>>()
  let choose: Choose = () => null
  let lost = 0
  let delayMs = 0
  let hanging = false

  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming
    calls.push(url)
    if (hanging) return
    const fault = choose(method, url, incoming.headers)
    if (fault === 'cut-before') return void incoming.resume().on('end', () => outgoing.destroy())
    if (fault === 'unknown') return void incoming.resume().on('end', () => outgoing.writeHead(404).end('Cannot GET'))
    if (isStatus(fault)) return answerInstead(incoming, outgoing, fault)
    const forwarded = forward(target, incoming, async (answer) => {
      const chunks = await answer.toArray().catch(() => [])
      if (fault === 'lost') {
        lost += 1
        return outgoing.destroy()
      }
      const lateMs = isLate(fault) ? fault.lateMs : delayMs
      if (lateMs > 0) await sleep(lateMs)
      if (hanging) return
      if (fault === 'garbled') return outgoing.writeHead(200, json).end('{"type": "o')
      if (isReplaced(fault)) return fault.answerWith(outgoing)
      const { statusCode = 502, headers } = answer
      const body = Buffer.concat(chunks)
      if (isRewritten(fault)) return outgoing.writeHead(statusCode, json).end(fault.rewrite(body.toString()))
      return outgoing.writeHead(statusCode, headers).end(body)
    })
    const done = new Promise((resolve) => forwarded.on('close', resolve))
    underWay.add(done)
    void done.then(() => underWay.delete(done))
    forwarded.on('error', () => outgoing.destroy())
    if (fault === 'cut-during') forwarded.on('finish', () => outgoing.destroy())
  })

  function listen(port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
    })
  }
  async function cut(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }

  const port = await listen(0)
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    hang() {
      hanging = true
    },
    delay(ms) {
      delayMs = ms
    },
    spoil(next) {
      choose = next
    },
    lose(isLost) {
      choose = (method, path) => (isLost(method, path) ? 'lost' : null)
    },
    async restore() {
      choose = () => null
      delayMs = 0
      // a call that hangs would hang on
      if (hanging) server.closeAllConnections()
      hanging = false
      if (!server.listening) await listen(port)
    },
    async settle() {
      await Promise.all(underWay)
    },
    countCalls: (path = '/') => calls.filter((called) => called.startsWith(path)).length,
    lost: () => lost,
    stop: cut,
  }
}

const json = { 'content-type': 'application/json' }

function isStatus(fault: Fault | null): fault is Extract<Fault, { status: number }> {
  return typeof fault === 'object' && fault !== null && 'status' in fault
}

function isReplaced(fault: Fault | null): fault is Extract<Fault, { answerWith: unknown }> {
  return typeof fault === 'object' && fault !== null && 'answerWith' in fault
}

function isRewritten(fault: Fault | null): fault is Extract<Fault, { rewrite: unknown }> {
  return typeof fault === 'object' && fault !== null && 'rewrite' in fault
}

function isLate(fault: Fault | null): fault is Extract<Fault, { lateMs: number }> {
  return typeof fault === 'object' && fault !== null && 'lateMs' in fault
}

function forward(target: string, incoming: IncomingMessage, onAnswer: (answer: IncomingMessage) => unknown) {
  const { method = 'GET', url = '/', headers } = incoming
  return incoming.pipe(request(new URL(url, target), { method, headers }, onAnswer))
}

function answerInstead(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers }: Extract<Fault, { status: number }>,
): void {
  const body = JSON.stringify({ type: 'unknown_error', message: 'made up by the proxy' })
  incoming.resume().on('end', () => outgoing.writeHead(status, { ...json, ...headers }).end(body))
}
