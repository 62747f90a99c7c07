import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOnPath, installPackage } from './debian-package.mjs'
import { findFreePort } from './ports.mjs'

const startDeadlineMs = 10_000

/**
 * The Redis for the tests: REDIS_SERVER, else one on the PATH, else Debian's, installed where that is allowed.
 * @returns {Promise<string>} its path
 * @throws Error of one line where there is none
 */
export async function findOrInstallRedis() {
  const known = process.env.REDIS_SERVER ?? findOnPath(['redis-server'])
  if (known) return known
  await installPackage('redis-server', 'The tests of the shared cache need redis-server', 'REDIS_SERVER')
  return findOnPath(['redis-server']) ?? '/usr/bin/redis-server'
}

/**
 * Starts a Redis that keeps nothing, on a folder of its own, and waits until it answers.
 * @param {{ command?: string, port?: number }} [options] a free port where none is given
 * @returns {Promise<{ url: string, port: number, pause(): void, resume(): void, stop(): Promise<void> }>}
 */
export async function startRedis({ command = process.env.REDIS_SERVER ?? 'redis-server', port } = {}) {
  const chosen = port ?? (await findFreePort())
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-redis-'))
  const settings = { port: chosen, bind: '127.0.0.1', dir: directory, save: '', appendonly: 'no' }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const child = spawn(command, args, { stdio: 'ignore' })
  /** @type {Promise<unknown>} */
  const exited = new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  async function stop() {
    process.off('exit', kill)
    kill()
    await exited
    rmSync(directory, { recursive: true, force: true })
  }
  await waitUntilItListens(chosen, exited).catch(async (error) => {
    await stop()
    throw error
  })
  return {
    url: `redis://127.0.0.1:${chosen}`,
    port: chosen,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop,
  }
}

/** @param {number} port @param {Promise<unknown>} exited */
async function waitUntilItListens(port, exited) {
  let ended = false
  void exited.then(() => (ended = true))
  const deadline = Date.now() + startDeadlineMs
  while (Date.now() < deadline && !ended) {
    if (await canConnect(port)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`redis-server did not start on port ${port}.`)
}

/** @param {number} port @returns {Promise<boolean>} */
function canConnect(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy())
  })
}
