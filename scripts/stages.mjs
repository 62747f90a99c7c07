import { spawn } from 'node:child_process'
import { root } from './project.mjs'

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {boolean} ok
 * @property {number} seconds
 * @property {string} output
 *
 * @typedef {(text: string) => void} Print
 */

/**
 * Runs stages, also several at once. One at a time is shown while it runs; what another has printed meanwhile is shown
 * whole when it ends.
 * @param {(text: string) => void} [write]
 */
export function makeStages(write = (text) => process.stdout.write(text)) {
  /** @type {Result[]} */
  const results = []
  /** @type {string | undefined} */
  let shown

  /** @param {string} name @param {number} startedAt @param {string} output @param {unknown} [error] */
  function finish(name, startedAt, output, error) {
    const seconds = (Date.now() - startedAt) / 1000
    results.push({ name, ok: !error, seconds, output })
    if (shown === name) return void (shown = undefined)
    write(`\n── ${name}, meanwhile: ${Math.round(seconds)} s ──\n${output}`)
    if (shown) write(`\n── ${shown}, going on ──\n`)
  }

  /**
   * @template Value
   * @param {string} name
   * @param {(print: Print) => Value | Promise<Value>} work fails by throwing
   * @returns {Promise<Value | undefined>} what it resolves to; undefined where it fails, which `results` tell
   */
  async function run(name, work) {
    const startedAt = Date.now()
    let output = ''
    if (!shown) {
      shown = name
      write(`\n── ${name} ──\n`)
    }
    const print = (/** @type {string} */ text) => {
      output += text
      if (shown === name) write(text)
    }
    try {
      const value = await work(print)
      finish(name, startedAt, output)
      return value
    } catch (error) {
      print(`${error instanceof Error ? error.message : error}\n`)
      finish(name, startedAt, output, error)
      return undefined
    }
  }

  return { run, results, allPassed: () => results.every(({ ok }) => ok) }
}

/**
 * Runs a command to its end.
 * @param {string[]} command with its arguments
 * @param {{ print: Print, env?: Record<string, string | undefined>, cwd?: string }} options
 * @throws Error where it fails
 */
export async function execute([command = '', ...args], { print, env = {}, cwd = root }) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...color, ...env },
  })
  const kill = () => child.kill()
  process.once('exit', kill)
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print)
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  process.off('exit', kill)
  if (code !== 0) throw new Error(`${command.split('/').at(-1)} ended with exit code ${code}`)
}
