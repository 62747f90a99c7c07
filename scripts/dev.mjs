// `npm run dev`: the demo backend, and the shop with hot reload.
import { join } from 'node:path'
import { printWelcome, setUpDemoBackend } from './demo-backend.mjs'
import { dataDir, host, port, publicUrl } from './demo-settings.mjs'
import { checkNode, install } from './install.mjs'
import { requireFreePort } from './ports.mjs'
import { showProgress } from './progress.mjs'
import { root } from './project.mjs'
import { toShopEnv } from './shop-env.mjs'
import { readSessionSecret, startStorefront } from './storefront.mjs'
import { untilStopped } from './until-stopped.mjs'

await untilStopped(async (start) => {
  checkNode(root)
  await requireFreePort(port, 'PORT', host)
  const installing = showProgress('The shop’s packages', () => install(root))
  const [backend] = await Promise.all([setUpDemoBackend(start, installing), installing])
  await start('Vite', () => showProgress('Vite', () => startVite(backend)))
  printWelcome(backend)
})

/** @param {import('./demo-backend.mjs').Backend} backend */
function startVite(backend) {
  const cli = join(root, 'node_modules/@remix-run/dev/dist/cli.js')
  const env = {
    NODE_ENV: 'development',
    PUBLIC_URL: publicUrl,
    ...toShopEnv(backend),
    SESSION_SECRETS: readSessionSecret(dataDir),
  }
  return startStorefront({
    port,
    host,
    env,
    command: [cli, 'vite:dev', '--host', host, '--port', `${port}`, '--strictPort'],
  })
}
