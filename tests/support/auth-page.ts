import { type BrowserContext } from '@playwright/test'
import { build } from 'esbuild'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readWorld } from './world'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type AuthClientName = 'next-auth' | 'own'

/** The version of NextAuth whose client the tests run. */
export function readNextAuthVersion(): string {
  return JSON.parse(readFileSync(`${root}/node_modules/next-auth/package.json`, 'utf8')).version
}

/** Bundles a page that does nothing but run one client of the sign-in, as `window.client`. */
async function bundlePage(name: AuthClientName): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${root}/tests/support/auth-clients/${name}.tsx`],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    jsx: 'automatic',
    alias: { '~': `${root}/app` },
    define: { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
  const script = outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,"><body><script>${script}</script></body></html>`
}

const bundles = new Map<AuthClientName, Promise<string>>()

/** The address of the client's page; it stands in the shop's origin, but the shop does not know it. */
export function authPageUrl(name: AuthClientName): string {
  return `${readWorld('SHOP_URL')}/tests/${name}`
}

/** Lets the browser find the client's page under the shop's origin, with headers of its own. */
export async function serveAuthPage(context: BrowserContext, name: AuthClientName): Promise<void> {
  const bundle = bundles.get(name) ?? bundlePage(name)
  bundles.set(name, bundle)
  const body = await bundle
  await context.route(
    (url) => url.pathname === `/tests/${name}`,
    (route) => route.fulfill({ contentType: 'text/html', body }),
  )
}
