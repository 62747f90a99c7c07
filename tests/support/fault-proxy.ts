import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface FaultProxy {
  /** Stands for the backend's own address. */
  url: string
  /** The backend is gone: connections end, new ones are refused. */
  cut(): Promise<void>
  /** The backend is back, and as quick as it is. */
  restore(): Promise<void>
  /** How often the shop has sent something. */
  questions(): number
  /** Every answer comes this much later. */
  delay(ms: number): void
  /** Connections are taken, and nothing ever answers. */
  hang(): void
  stop(): Promise<void>
}

/** A TCP proxy in front of the backend at `target` that fails on command. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port: targetPort } = new URL(target)
  const sockets = new Set<Socket>()
  let questions = 0
  let delayMs = 0
  let hanging = false

  const server = createServer((client) => {
    track(client)
    const backend = track(connect(Number(targetPort), hostname))
    client.on('data', (chunk) => {
      questions += 1
      if (!hanging) backend.write(chunk)
    })
    backend.on('data', async (chunk) => {
      if (delayMs > 0) await sleep(delayMs)
      if (!hanging) client.write(chunk)
    })
    client.on('close', () => backend.destroy())
    backend.on('close', () => setTimeout(() => client.end(), delayMs))
  })

  function track(socket: Socket): Socket {
    sockets.add(socket)
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  function listen(port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : port)
      })
    })
  }
  async function cut(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }

  const port = await listen(0)
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    async restore() {
      delayMs = 0
      hanging = false
      if (!server.listening) await listen(port)
    },
    questions: () => questions,
    delay(ms) {
      delayMs = ms
    },
    hang() {
      hanging = true
    },
    stop: cut,
  }
}
