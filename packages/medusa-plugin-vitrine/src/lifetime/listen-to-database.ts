import type { EntityManager } from 'typeorm'

const retryMs = 5000

/** A connection of PostgreSQL's driver, as far as it is used here. */
interface Connection {
  on(event: 'notification', hear: (message: { payload?: string }) => void): void
  off(event: 'notification', hear: (message: { payload?: string }) => void): void
  once(event: 'end', hear: () => void): void
}

/**
 * Hears what any process on the same database says in a channel (`NOTIFY`), over a connection that nobody else uses.
 * @param parts.channel a plain word
 * @param parts.onMissed it hears again, and nothing is known of what was said meanwhile
 * @param parts.onError where it does not hear, which it tries again every five seconds
 */
export function listenToDatabase({
  manager,
  channel,
  hear,
  onMissed,
  onError,
}: {
  manager: EntityManager
  channel: string
  hear: (payload: string) => void
  onMissed: () => void
  onError: (error: Error) => void
}) {
  let close: (() => Promise<unknown>) | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isMissing = false

  /** Resolves once it hears, or has found that it cannot yet. */
  async function start() {
    timer = undefined
    const runner = manager.connection.createQueryRunner()
    try {
      const connection: Connection = await runner.connect()
      const onMessage = ({ payload = '' }: { payload?: string }) => hear(payload)
      connection.on('notification', onMessage)
      connection.once('end', startAgain)
      close = async () => {
        connection.off('notification', onMessage)
        // it goes back to those that Medusa asks with
        await runner.query(`UNLISTEN ${channel}`).catch(() => {})
        await runner.release()
      }
      await runner.query(`LISTEN ${channel}`)
      if (isMissing) onMissed()
      isMissing = false
    } catch (error) {
      await runner.release().catch(() => {})
      if (isStopped) return
      onError(error instanceof Error ? error : new Error(String(error)))
      startAgain()
    }
  }

  function startAgain() {
    close = undefined
    isMissing = true
    if (isStopped || timer) return
    timer = setTimeout(() => void start(), retryMs)
    timer.unref()
  }

  async function stop() {
    isStopped = true
    clearTimeout(timer)
    await close?.()
  }

  return { start, stop }
}
