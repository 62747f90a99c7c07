import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  authBase,
  backendPorts,
  dataDir,
  defaultLocale,
  limitScale,
  publicUrl,
  returnAddress,
  stripe,
  timeZone,
} from './demo-settings.mjs'
import { install } from './install.mjs'
import { showProgress } from './progress.mjs'
import { root } from './project.mjs'

/** @typedef {Awaited<ReturnType<typeof import('../backend/start.mjs').startBackend>>} Backend */

/**
 * Installs the demo backend where it is not, starts it and shows what it does.
 * @param {import('./until-stopped.mjs').Start} start
 * @param {Promise<unknown>} shopPackages fulfilled when they are there: the plugin lies beside the shop and reads them
 */
export async function setUpDemoBackend(start, shopPackages) {
  await showProgress('The demo backend’s packages', () => install(join(root, 'backend')))
  await shopPackages
  const name = 'The demo backend'
  return start(name, (signal) => showProgress(name, (say) => startDemoBackend(signal, say)))
}

/** @param {AbortSignal} signal @param {(line: string) => void} onProgress */
async function startDemoBackend(signal, onProgress) {
  // only now: its packages may have been installed a moment ago
  const { startBackend } = await import('../backend/start.mjs')
  const shop = { storeUrl: publicUrl, authBase, timeZone, defaultLocale, returnAddress }
  return startBackend({ ...shop, dataDir, ports: backendPorts, limitScale, stripe, signal, onProgress })
}

/** Says how long it took, where everything is and who may sign in. @param {Backend} backend */
export function printWelcome({ admin, customer, medusaUrl, mailUrl, identityProvider }) {
  const seconds = Math.round(process.uptime())
  console.log(`
  Up after ${seconds} s.
  ────────────────────────────────────────────────────────────
   The shop          ${publicUrl}
   Test customer     ${customer.email}   ${customer.password}

   Medusa            ${medusaUrl}
   Its administrator ${admin.email}   ${admin.password}
   Mail inbox        ${mailUrl}
   Identity provider ${identityProvider.issuer}   (asks for no password)

   Open to this machine, as it is a demo: Medusa’s catalogue, its administration by the password above, its
   pictures, the page of the demo payment, the inbox and the identity provider. Orders, carts, codes and
   accounts Medusa tells the shop alone, by a secret that this start has made or found.

   Gift cards        ${listGiftCards().join('   ')}

   Data and generated secrets: ${dataDir}
   Stop everything with Ctrl-C.
  ────────────────────────────────────────────────────────────
`)
}

function listGiftCards() {
  /** @type {{ giftCards: { region: string, code: string }[] }} */
  const { giftCards } = JSON.parse(readFileSync(join(dataDir, 'seed.json'), 'utf8'))
  return giftCards.map(({ region, code }) => `${code} (${region})`)
}
