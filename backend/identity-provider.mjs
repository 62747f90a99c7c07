// An OpenID Connect provider as a process of its own, for the demo and the tests: it believes whoever is picked.
import { endWithParent, failToStart, requireSetting, tellReady } from './runtime/children.mjs'

const { HOST: host = '127.0.0.1', PORT: port } = process.env

try {
  const { makeIdentityProvider } = await import('./identity-provider/provider.mjs')
  const app = makeIdentityProvider({
    issuer: requireSetting('ISSUER'),
    directory: requireSetting('DIRECTORY'),
    client: {
      clientId: requireSetting('CLIENT_ID'),
      clientSecret: requireSetting('CLIENT_SECRET'),
      redirectUri: requireSetting('REDIRECT_URI'),
    },
  })
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
