import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { oneLine } from './one-line.mjs'

/**
 * @typedef {object} Message what one of our scripts says to whoever started it
 * @property {true} [ready]
 * @property {string} [failed] why, in one line
 * @property {string} [step] what it is at
 * @property {string} [file] what it has drawn
 * @property {import('../pictures/generate.mjs').Picture} [picture]
 * @typedef {{ exited: Promise<string>, stop(): Promise<void> }} Part what runs beside this process; `exited` resolves to how it ended
 */

const backend = join(dirname(fileURLToPath(import.meta.url)), '..')
const stopDeadlineMs = 15_000

/**
 * Runs one of our scripts as a process of its own. It says `{ ready: … }` or `{ failed: reason }` over the channel that
 * joins us, and ends itself when that channel closes, so also when this process is killed.
 * @param {object} options
 * @param {string} options.script file name in `backend/`
 * @param {Record<string, string | undefined>} options.env beside PATH and HOME
 * @param {string} options.cwd
 * @param {{ fd: number, file: string }} options.log
 * @param {'inherit'} [options.stdio] to see what it prints instead of having it in the log
 * @param {(message: Message) => void} [options.onMessage] what it says beside `ready` and `failed`
 * @returns {Part & { ready: Promise<unknown>, pid?: number }} `ready` rejects with one line
 */
export function startChild({ script, env, cwd, log, stdio, onMessage = () => {} }) {
  const output = stdio === 'inherit' ? 'inherit' : log.fd
  const child = spawn(process.execPath, [join(backend, script)], {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TZ: 'UTC', ...env },
    stdio: ['ignore', output, output, 'ipc'],
    // out of reach of the terminal's Ctrl-C: whoever started us stops us in order
    detached: true,
  })
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
  const ready = new Promise((resolve, reject) => {
    child.on('message', (/** @type {Message} */ message) => {
      if (message.failed) reject(new Error(message.failed))
      else if (message.ready) resolve(message.ready)
      else onMessage(message)
    })
    void exited.then((how) => reject(new Error(`${how}, see ${log.file}`)))
  })
  ready.catch(() => {})
  async function stop() {
    if (child.connected) child.disconnect()
    const timer = setTimeout(() => child.kill('SIGKILL'), stopDeadlineMs)
    await exited
    clearTimeout(timer)
  }
  return { ready, exited, pid: child.pid, stop }
}

/**
 * What the script was started with.
 * @param {string} name of a variable of the environment
 * @throws Error where it is not there
 */
export function requireSetting(name) {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set`)
  return value
}

/**
 * The other side, for the scripts: ends the process with `stop` when whoever started it is gone or asks for it.
 * @param {() => Promise<void>} stop
 */
export function endWithParent(stop) {
  /** @type {Promise<void> | undefined} */
  let stopping
  const end = () => {
    stopping ??= stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.once('disconnect', end)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  if (process.send && !process.connected) end()
}

/** Tells whoever started this process, if they are still there. @param {Message} message */
export function tell(message) {
  if (process.connected) process.send?.(message)
}

/** Tells whoever started this process, if they are still there, that it does its work. */
export function tellReady() {
  tell({ ready: true })
}

/** Tells whoever started this process that its work is done, then ends it. */
export function tellDone() {
  if (process.connected) process.send?.({ ready: true }, () => process.exit(0))
}

/** Tells whoever started this process, then ends it. @param {unknown} reason */
export function failToStart(reason) {
  console.error(reason)
  if (!process.connected) process.exit(1)
  process.send?.({ failed: oneLine(reason) }, () => process.exit(1))
}
