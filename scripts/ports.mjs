import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** @param {number} port @param {string} host @returns {Promise<void>} */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => server.close(() => resolve()))
  })
}

/**
 * @param {number} port
 * @param {string} variable of the environment, to change the port by
 * @throws Error of one line that names both
 */
export async function requireFreePort(port, variable, host = '127.0.0.1') {
  await tryPort(port, host).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw new Error(`Port ${port} cannot be used (${error.code}): set ${variable}.`)
    throw new Error(`Port ${port} is already in use: stop what uses it, or set ${variable} to another port.`)
  })
}

// below the ports that the system gives to outgoing connections, so that none of these takes it meanwhile
const lowest = 20_000
const highest = 32_000

/** A port that nobody listens on, picked by chance so that two runs started together do not meet. */
export async function findFreePort() {
  for (;;) {
    const port = randomInt(lowest, highest)
    const free = await tryPort(port, '127.0.0.1').then(
      () => true,
      () => false,
    )
    if (free) return port
  }
}
