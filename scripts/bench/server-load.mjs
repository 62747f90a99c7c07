import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { Pool } from 'undici'

const connections = 20
const seconds = 4
// the kernel counts in hundredths of a second
const tickMs = 10

/** @param {() => string | string[]} read @returns what it reads, or nothing where the process has just ended */
function tryRead(read) {
  try {
    return read()
  } catch {
    return ''
  }
}

/**
 * The processes of this machine that listen on a port.
 * @param {string} port
 * @returns {number[]} none where it is another machine's, or the system tells nothing of it
 */
function listListeners(port) {
  const hex = Number(port).toString(16).toUpperCase().padStart(4, '0')
  const lines = ['tcp', 'tcp6'].flatMap((name) =>
    `${tryRead(() => readFileSync(`/proc/net/${name}`, 'utf8'))}`.split('\n'),
  )
  const rows = lines.map((line) => line.trim().split(/\s+/))
  const listening = rows.filter(([, local, , state]) => state === '0A' && local?.endsWith(`:${hex}`))
  const sockets = new Set(listening.map((row) => `socket:[${row[9]}]`))
  const pids = [...tryRead(() => readdirSync('/proc'))].filter((name) => /^\d+$/.test(name))
  return pids.filter((pid) => holds(pid, sockets)).map(Number)
}

/** @param {string} pid @param {Set<string>} sockets */
function holds(pid, sockets) {
  const descriptors = [...tryRead(() => readdirSync(`/proc/${pid}/fd`))]
  return descriptors.some((name) => sockets.has(`${tryRead(() => readlinkSync(`/proc/${pid}/fd/${name}`))}`))
}

/** Processor time of all threads so far, in ms. @param {readonly number[]} pids */
function readProcessor(pids) {
  const times = pids.map((pid) => {
    const stat = `${tryRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))}`
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tickMs
  })
  return times.reduce((sum, time) => sum + time, 0)
}

/**
 * Asks for one page over 20 connections for some seconds, as a browser does that has no cookie.
 * @param {string} base
 * @param {string} path
 * @returns {Promise<{ perSecond: number, processor: number }>} `processor`: ms a page of all threads of the server, NaN where
 *   it is not to be known
 * @throws Error where a page is answered otherwise than with 200
 */
export async function loadServer(base, path) {
  const pool = new Pool(base, { connections })
  const pids = listListeners(new URL(base).port)
  const headers = { accept: 'text/html', 'accept-encoding': 'br', 'sec-fetch-site': 'none' }
  let pages = 0
  const startedAt = performance.now()
  const before = readProcessor(pids)
  async function askOn() {
    while (performance.now() - startedAt < seconds * 1000) {
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers })
      await body.dump({ limit: Infinity })
      if (statusCode !== 200) throw new Error(`${base}${path} answers ${statusCode} under load.`)
      pages += 1
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, askOn))
    const elapsed = (performance.now() - startedAt) / 1000
    const used = readProcessor(pids) - before
    return { perSecond: pages / elapsed, processor: pids.length > 0 ? used / pages : NaN }
  } finally {
    await pool.close()
  }
}
