// `npm start`. A clean clone has no node_modules yet, so nothing imported here may need one.
import { printWelcome, setUpDemoBackend } from './demo-backend.mjs'
import { dataDir, host, port, publicUrl } from './demo-settings.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { checkNode, install } from './install.mjs'
import { requireFreePort } from './ports.mjs'
import { showProgress } from './progress.mjs'
import { root } from './project.mjs'
import { toShopEnv } from './shop-env.mjs'
import { readSessionSecret, startStorefront } from './storefront.mjs'
import { untilStopped } from './until-stopped.mjs'

await untilStopped(async (start) => {
  console.log('\nVitrine\n')
  checkNode(root)
  await requireFreePort(port, 'PORT', host)
  // side by side: each waits for the network where the other computes
  const packages = showProgress('The shop’s packages', () => install(root))
  const build = packages.then(() => showProgress('The shop’s production build', ensureBuilt))
  const [backend] = await Promise.all([setUpDemoBackend(start, packages), build])
  const name = 'The shop’s web server'
  await start(name, () => showProgress(name, () => startShop(backend)))
  printWelcome(backend)
})

/** @param {import('./demo-backend.mjs').Backend} backend */
function startShop(backend) {
  const env = {
    PUBLIC_URL: publicUrl,
    ...toShopEnv(backend),
    SESSION_SECRETS: process.env.SESSION_SECRETS ?? readSessionSecret(dataDir),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  }
  return startStorefront({ port, host, env })
}
