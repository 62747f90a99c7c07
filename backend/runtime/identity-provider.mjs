import { join } from 'node:path'
import { startChild } from './children.mjs'
import { openLog } from './logs.mjs'

/**
 * The identity provider that the demo and the tests sign in with.
 * @param {import('./settings.mjs').Settings} settings
 */
export function startIdentityProvider({ host, ports, storeUrl, authBase, identityProvider, dataDir, stdio }) {
  const { id, issuer, clientId, clientSecret } = identityProvider
  return startChild({
    script: 'identity-provider.mjs',
    env: {
      HOST: host,
      PORT: String(ports.identity),
      ISSUER: issuer,
      DIRECTORY: join(dataDir, 'identity-provider'),
      CLIENT_ID: clientId,
      CLIENT_SECRET: clientSecret,
      REDIRECT_URI: `${storeUrl}${authBase}/callback/${id}`,
    },
    cwd: dataDir,
    log: openLog(dataDir, 'identity-provider'),
    stdio,
  })
}
