import { join } from 'node:path'
import { startChild } from './children.mjs'
import { openLog } from './logs.mjs'

const pauseMs = 1000

/**
 * The mail catcher; what it caught stays in the data folder. The shop goes on without it, its mails wait: so where it
 * ends by itself once it was up, it is started again.
 * @param {import('./settings.mjs').Settings} settings
 * @returns {ReturnType<typeof startChild>}
 */
export function startMail(settings) {
  const first = startOnce(settings)
  let current = first
  let stopped = false
  /** @type {(how: string) => void} */
  let end = () => {}
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => (end = resolve))

  /** @param {ReturnType<typeof startChild>} child */
  function watch(child) {
    current = child
    void child.exited.then(async (how) => {
      if (stopped) return
      settings.onProgress(`The mail catcher ended (${how}): starting it again`)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      if (!stopped) watch(startOnce(settings))
    })
  }

  async function stop() {
    stopped = true
    await current.stop()
    end('asked to stop')
  }

  void first.ready.then(
    () => watch(first),
    (error) => end(error.message),
  )
  return { ready: first.ready, exited, stop }
}

/** @param {import('./settings.mjs').Settings} settings */
function startOnce({ host, ports, dataDir, stdio }) {
  return startChild({
    script: 'mail.mjs',
    env: { HOST: host, SMTP_PORT: String(ports.smtp), MAIL_PORT: String(ports.mail), MAIL_DIR: join(dataDir, 'mail') },
    cwd: dataDir,
    log: openLog(dataDir, 'mail'),
    stdio,
  })
}
