// An OpenID Connect provider as a process of its own, for the demo and the tests: it believes whoever is picked.
import { endWithParent, failToStart, tellReady } from './runtime/children.mjs'

const { HOST: host = '127.0.0.1', PORT: port, ISSUER: issuer, DIRECTORY: directory } = process.env
const { CLIENT_ID: clientId, CLIENT_SECRET: clientSecret, REDIRECT_URI: redirectUri } = process.env

try {
  const { makeIdentityProvider } = await import('./identity-provider/provider.mjs')
  const app = makeIdentityProvider({ issuer, directory, client: { clientId, clientSecret, redirectUri } })
  const server = app.listen(Number(port), host)
  server.once('error', failToStart)
  server.once('listening', () => tellReady())
  endWithParent(async () => {
    server.close()
    server.closeAllConnections()
  })
} catch (error) {
  failToStart(error)
}
