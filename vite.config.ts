import { vitePlugin as remix } from '@remix-run/dev'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import remixConfig from './remix.config.js'

// what loads with its first use must not be joined to something small that every page has
function manualChunks(id: string): string | undefined {
  return id.endsWith('/suggestion-list.tsx') ? 'suggestion-list' : undefined
}

export default defineConfig({
  plugins: process.env.VITEST ? [] : [remix(remixConfig)],
  // read where the URL table is made, see app/auth-base-path.ts
  define: process.env.VITEST
    ? {}
    : { 'process.env.AUTH_BASE_PATH': JSON.stringify(process.env.AUTH_BASE_PATH ?? '/api/auth') },
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  // data: URIs would each need an exception in the content security policy
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssMinify: true,
    cssCodeSplit: true,
    // a file of a few hundred bytes costs more in headers than it holds
    rollupOptions: { output: { experimentalMinChunkSize: 4000, onlyExplicitManualChunks: true, manualChunks } },
  },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts', 'scripts/**/*.test.ts'],
    env: { SESSION_SECRETS: 'unit-tests-sign-with-this-and-nothing-else' },
    setupFiles: ['tests/support/vitest-setup.ts'],
  },
})
