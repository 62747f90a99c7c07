import { authBase, backendPorts, dataDir, publicUrl, stripe, timeZone } from './demo-settings.mjs'

/** Starts the demo backend and shows what it does. For `untilStopped`. */
export async function startDemoBackend(signal) {
  console.log('  The demo backend …')
  // only now: its packages may have been installed a moment ago
  const { startBackend } = await import('../backend/start.mjs')
  const onProgress = (line) => console.log(`    ${line}`)
  const settings = { dataDir, ports: backendPorts, storeUrl: publicUrl, authBase, timeZone, stripe }
  return startBackend({ ...settings, signal, onProgress })
}

/** Says where everything is and who may sign in. */
export function printWelcome({ admin, customer, medusaUrl, mailUrl, identityProvider }) {
  console.log(`
  ────────────────────────────────────────────────────────────
   The shop          ${publicUrl}
   Test customer     ${customer.email}   ${customer.password}

   Medusa            ${medusaUrl}
   Its administrator ${admin.email}   ${admin.password}
   Mail inbox        ${mailUrl}
   Identity provider ${identityProvider.issuer}   (asks for no password)

   Data and generated secrets: ${dataDir}
   Stop everything with Ctrl-C.
  ────────────────────────────────────────────────────────────
`)
}
