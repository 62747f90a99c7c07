import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'

export interface RedisProxy {
  url: string
  /** Every answer comes this much later. */
  delay(ms: number): void
  /** From now on each answer is this in its place. */
  answerWith(text: string | null): void
  /** How much was asked so far. */
  countCalls(): number
  /** Connections end, with what is under way in them; new ones are taken. */
  cut(): void
  stop(): Promise<void>
}

/** A proxy in front of the Redis at `port` that fails on command. */
export async function startRedisProxy(port: number): Promise<RedisProxy> {
  const open = new Set<Socket>()
  let delayMs = 0
  let calls = 0
  let instead: string | null = null
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket))
    }
    near.on('data', () => (calls += 1)).pipe(far)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    far.on('data', (answer) => {
      const said = instead ?? answer
      // in the order of the answers: all are as late
      setTimeout(() => near.writable && near.write(said), delayMs)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  function cut(): void {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delay: (ms) => void (delayMs = ms),
    answerWith: (text) => void (instead = text),
    countCalls: () => calls,
    cut,
    async stop() {
      server.close()
      cut()
    },
  }
}

/** Has the Redis at `port` do one thing, as its operator would. @throws Error with what it says where it refuses */
export async function tellRedis(port: number, command: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${command}\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  if (answer.toString().startsWith('-')) throw new Error(`${command}: ${answer.toString()}`)
}
