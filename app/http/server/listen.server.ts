import { createServer, type RequestListener, type Server } from 'node:http'
import { type Logger } from 'pino'

const drainDeadlineMs = 10_000

interface ListenOptions {
  host: string
  port: number
  log: Logger
  /** Called once when the server begins to drain. */
  onDrain(): void
  /** Called once when the last request has been answered; the process exits after it. */
  onClose(): Promise<void>
}

/**
 * Serves `listener` until SIGTERM, SIGINT or the end of a parent that holds a channel to us: then nothing new is
 * accepted, what runs may finish, and the process exits within 10 seconds. Resolves when it listens.
 * @throws Error of one clear line where the port cannot be used
 */
export async function listenUntilTerminated(listener: RequestListener, options: ListenOptions): Promise<Server> {
  const { host, port, log, onDrain, onClose } = options
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    // longer than the idle time of usual load balancers, so that it is they who close
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
  })
  let draining = false
  server.on('request', (request, response) => {
    if (draining) response.setHeader('Connection', 'close')
    listener(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toListenError(error, host, port)))
    server.listen(port, host, resolve)
  })
  function drain(signal: string): void {
    if (draining) return
    draining = true
    onDrain()
    log.info({ signal }, 'draining')
    setInterval(() => server.closeIdleConnections(), 200).unref()
    setTimeout(() => {
      log.warn('gave up on requests that still ran')
      process.exit(0)
    }, drainDeadlineMs - 500).unref()
    server.close(() => void onClose().finally(() => process.exit(0)))
  }
  process.on('SIGTERM', drain)
  process.on('SIGINT', drain)
  // of the process that started this one, where there is such a channel
  process.on('disconnect', () => drain('disconnect'))
  return server
}

function toListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is already in use: stop what uses it, or set PORT to another one.`)
  }
  return new Error(`Cannot listen on ${host}:${port} (${error.code ?? error.message}): check HOST and PORT.`)
}
