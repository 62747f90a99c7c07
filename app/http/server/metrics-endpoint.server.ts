import { createServer, type Server } from 'node:http'

interface MetricsOptions {
  host: string
  port: number
  read(): Promise<{ contentType: string; text: string }>
}

/**
 * Serves `/metrics`, and nothing else, at an address that shoppers do not reach. It does not keep the process alive, and answers
 * while the shop drains. Resolves when it listens.
 * @throws Error of one clear line where the port cannot be used
 */
export async function serveMetrics({ host, port, read }: MetricsOptions): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end('Not found\n')
    read().then(
      ({ contentType, text }) => response.setHeader('Content-Type', contentType).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          `No metrics at ${host}:${port} (${error.code ?? error.message}): check METRICS_HOST and METRICS_PORT.`,
        ),
      ),
    )
    server.listen(port, host, resolve)
  })
  return server.unref()
}
