import { createServer } from 'node:net'

/**
 * Checks that every port can be listened on.
 * @param {Array<{ port: number, host: string, variable: string }>} wanted `variable` is the setting to change it by
 * @throws Error of one line, for the first port that is taken
 */
export async function requireFreePorts(wanted) {
  const doubles = wanted.find(({ port }, at) => wanted.findIndex((other) => other.port === port) < at)
  if (doubles) throw new Error(`Port ${doubles.port} is asked for twice: set ${doubles.variable} to another port.`)
  for (const { port, host, variable } of wanted) {
    const code = await tryToListen(port, host)
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is already in use: stop what uses it, or set ${variable} to another port.`)
    }
    if (code) throw new Error(`Port ${port} cannot be used (${code}): set ${variable} to another port.`)
  }
}

/** @param {number} port @param {string} host @returns {Promise<string | undefined>} */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
