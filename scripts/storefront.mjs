import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getBuildDirectory, root } from './project.mjs'

// a dozen of them may start at once on a slow machine
const startDeadlineMs = 60_000
// nobody balances what we start
const defaults = { NODE_ENV: 'production', STOP_DELAY_SECONDS: '0' }

/**
 * Starts the built web server and waits until it answers.
 * @param {object} options
 * @param {number} options.port
 * @param {string} [options.host]
 * @param {Record<string, string | undefined>} options.env settings beside HOST and PORT, see `app/env.server.ts`
 * @param {'inherit' | 'ignore' | number} [options.log] where its log goes, by default to ours
 * @param {string[]} [options.command] another server on the same build, as arguments of node
 * @returns {Promise<{ url: string, pid: number | undefined, exited: Promise<string>, stop(): Promise<void> }>}
 *   `exited` resolves to how it ended
 * @throws Error of one line where it does not come up
 */
export async function startStorefront({
  port,
  host = '127.0.0.1',
  env,
  log = 'inherit',
  command = [join(getBuildDirectory(), 'server.mjs')],
}) {
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, command, {
    cwd: root,
    // by the channel it notices when we are killed and cannot stop it any more
    stdio: ['ignore', log, 'inherit', 'ipc'],
    env: { ...process.env, ...defaults, PUBLIC_URL: url, ...env, HOST: host, PORT: String(port) },
  })
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
  const kill = () => child.kill()
  process.once('exit', kill)
  void exited.then(() => process.off('exit', kill))
  async function stop() {
    child.kill('SIGTERM')
    await exited
  }
  await waitUntilItAnswers(`http://${host}:${port}/`, exited).catch(async (error) => {
    await stop()
    throw error
  })
  return { url, pid: child.pid, exited, stop }
}

/** @param {string} address @param {Promise<string>} exited */
async function waitUntilItAnswers(address, exited) {
  /** @type {string | undefined} */
  let ended
  void exited.then((how) => (ended = how))
  const deadline = Date.now() + startDeadlineMs
  while (Date.now() < deadline) {
    if (ended) throw new Error(`The shop's web server did not start (${ended}).`)
    const answered = await fetch(address, { method: 'HEAD', redirect: 'manual' }).catch(() => undefined)
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The shop's web server did not answer within ${startDeadlineMs / 1000} seconds.`)
}

/**
 * The secret that signs the demo's cookies: made on the first start, kept in `directory` for the owner's eyes only.
 * @param {string} directory
 */
export function readSessionSecret(directory) {
  const file = join(directory, 'session-secret')
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
    chmodSync(file, 0o600)
  }
  return readFileSync(file, 'utf8')
}
