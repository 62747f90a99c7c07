import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'

export interface ReleaseProxy {
  /** Stands for the shop's own address; for reading only, since forms name another origin. */
  url: string
  /** From now on another build is served, which has no files whose names begin with `gone`. */
  release(gone: string): void
  /** From now on the worker is the one that takes itself away. */
  withdrawWorker(): void
  stop(): Promise<void>
}

/** The shop at `target` as it would look through new releases, without a build for each of them. */
export async function startReleaseProxy(target: string): Promise<ReleaseProxy> {
  let gone: string | null = null
  let isWithdrawn = false

  function answer(question: IncomingMessage, response: ServerResponse): void {
    const path = question.url ?? '/'
    if (path === '/service-worker.js') return void answerWorker(response)
    if (gone !== null && path.startsWith(gone)) return void response.writeHead(404).end()
    const passed = request(new URL(path, target), { method: question.method, headers: question.headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(response)
    })
    passed.on('error', () => response.destroy())
    question.pipe(passed)
  }

  async function answerWorker(response: ServerResponse): Promise<void> {
    const name = isWithdrawn ? '/service-worker-off.js' : '/service-worker.js'
    const script = await (await fetch(new URL(name, target))).text()
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' })
    response.end(gone === null ? script : toNextBuild(script, gone))
  }

  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release(name) {
      gone = name
    },
    withdrawWorker() {
      isWithdrawn = true
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function toNextBuild(script: string, gone: string): string {
  const names = script.match(/"\/assets\/[^"]+"/g) ?? []
  return names
    .filter((name) => name.startsWith(`"${gone}`))
    .reduce((text, name) => text.replace(`${name},`, ''), script.replace(/id:"\w+"/, 'id:"next"'))
}
