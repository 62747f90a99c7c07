import cluster from 'node:cluster'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type Socket } from 'node:net'
import { type Logger } from 'pino'
import { stopEndingAtOnce } from './end-before-listening.server'
import { getRequestId } from './request-log.server'
import { listenForStop, type StopReason } from './stop-signals.server'

/** How long running requests may take to finish. */
export const drainDeadlineMs = 30_000
// what may take longest, an order
const longestRequestMs = 20_000
// nobody knows what still works
const crashDeadlineMs = 10_000
const silenceMs = 1_000
const mostIds = 50

interface ListenOptions {
  host: string
  port: number
  log: Logger
  /** For how long after SIGTERM new connections are still taken: whoever balances has to notice first. */
  stopDelayMs: number
  /** Called once, when the process is told to stop or has crashed. */
  onStop(): void
  /** Called once what has not begun yet would not be finished in time. */
  onLate(): void
  /** Called once when the last request has been answered; the process exits after it. */
  onClose(): Promise<void>
}

/**
 * Serves `listener` until the process is told to stop. On SIGTERM it accepts for `stopDelayMs` more; then, and at once
 * on Ctrl-C, SIGHUP or the end of a parent that holds a channel to us, nothing new is accepted, what runs has 30 seconds
 * to finish, and the process exits with 0. After an exception that nobody caught it is 10 seconds, and 1.
 * Resolves when it listens.
 * @throws Error of one clear line where the port cannot be used
 */
export async function listenUntilTerminated(listener: RequestListener, options: ListenOptions): Promise<void> {
  const { host, port, log, stopDelayMs, onStop, onLate, onClose } = options
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    // longer than the idle time of usual load balancers, so that it is they who close
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
  })
  const { lastAnswers, closeUnused, countOpened, describeRunning } = watchConnections(server)
  let exitCode = 0
  let stopping = false
  server.on('request', listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toListenError(error, host, port)))
    server.listen(port, host, resolve)
  })

  function beginToStop(): void {
    if (stopping) return
    stopping = true
    onStop()
    lastAnswers()
  }
  function drain(deadlineMs: number): void {
    setTimeout(() => {
      log.warn(describeRunning(), 'gave up on requests that still ran')
      process.exit(exitCode)
    }, deadlineMs).unref()
    setTimeout(onLate, deadlineMs - longestRequestMs).unref()
    closeOnceAllAreAccepted(Date.now() + silenceMs)
  }
  // Connections that nobody has accepted are reset, and of those that wait libuv accepts one a turn of the event loop.
  function closeOnceAllAreAccepted(latest: number, formerlyOpened = -1): void {
    const opened = countOpened()
    if (opened !== formerlyOpened && Date.now() < latest) {
      setImmediate(closeOnceAllAreAccepted, latest, opened)
      return
    }
    if (!server.listening) return
    setInterval(closeUnused, 200).unref()
    server.close(() => void onClose().finally(() => process.exit(exitCode)))
  }
  function stop(reason: StopReason): void {
    const delayMs = reason === 'SIGTERM' && !stopping ? stopDelayMs : 0
    log.info({ reason, delayMs }, 'stopping')
    beginToStop()
    setTimeout(() => drain(drainDeadlineMs), delayMs)
  }
  process.on('uncaughtException', (error) => {
    exitCode = 1
    log.fatal({ err: error, pid: process.pid, ...describeRunning() }, 'an exception that nobody caught')
    beginToStop()
    drain(crashDeadlineMs)
  })
  listenForStop(['SIGTERM', 'SIGINT', 'disconnect', ...(cluster.isWorker ? [] : (['SIGHUP'] as const))], log, stop)
  if (cluster.worker) {
    // the terminal says it to all: the process that started us knows what it means
    process.on('SIGHUP', () => {})
    // without it Node ends us at once when that process is gone
    cluster.worker.exitedAfterDisconnect = true
  }
  stopEndingAtOnce()
}

/** Knows which connections of `server` have a request that runs, which Node does not tell. */
function watchConnections(server: Server) {
  const openedAt = new Map<Socket, number>()
  const running = new Set<ServerResponse>()
  let opened = 0
  let areLast = false
  server.on('connection', (socket) => {
    opened += 1
    openedAt.set(socket, Date.now())
    socket.once('close', () => openedAt.delete(socket))
  })
  server.on('request', (_request, response) => {
    running.add(response)
    response.once('close', () => running.delete(response))
    if (areLast) response.setHeader('Connection', 'close')
  })
  return {
    /** How many there are, and the ids of some: they may never have a line of their own. */
    describeRunning: () => ({ requests: running.size, requestIds: [...running].slice(0, mostIds).map(getRequestId) }),
    /** How many connections there have ever been. */
    countOpened: () => opened,
    /** From now on each answer is the last of its connection. */
    lastAnswers(): void {
      areLast = true
      for (const response of running) if (!response.headersSent) response.setHeader('Connection', 'close')
    },
    /** Closes what waits between two requests, and what was opened and has never said anything, as browsers do ahead. */
    closeUnused(): void {
      server.closeIdleConnections()
      for (const [socket, at] of openedAt) if (socket.bytesRead === 0 && Date.now() - at > silenceMs) socket.destroy()
    },
  }
}

function toListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is already in use: stop what uses it, or set PORT to another one.`)
  }
  return new Error(`Cannot listen on ${host}:${port} (${error.code ?? error.message}): check HOST and PORT.`)
}
