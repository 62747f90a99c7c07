import { createServer } from 'node:net'

function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => {
      const { port: bound } = server.address()
      server.close(() => resolve(bound))
    })
  })
}

/** @throws Error of one line that names the port and the environment variable to change it by */
export async function requireFreePort(port, variable, host = '127.0.0.1') {
  await tryPort(port, host).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw new Error(`Port ${port} cannot be used (${error.code}): set ${variable}.`)
    throw new Error(`Port ${port} is already in use: stop what uses it, or set ${variable} to another port.`)
  })
}

/** `preferred` where it is free, else a port that the system gives. */
export async function findFreePort(preferred = 0, host = '127.0.0.1') {
  return tryPort(preferred, host).catch(() => tryPort(0, host))
}
