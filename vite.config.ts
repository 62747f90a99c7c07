import { vitePlugin as remix } from '@remix-run/dev'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import remixConfig from './remix.config.js'
import { flagIcons } from './scripts/flag-icons.mjs'
import { settleRemix } from './scripts/settled-remix.mjs'

const appDirectory = fileURLToPath(new URL('./app/', import.meta.url))

const library = /\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\//

// parts of every page, or of nearly every one
const frame = [
  /^(i18n|routes\/layout)\//,
  /^(paths|auth-base-path|http\/(page-head|return-to|script-mark|use-page-paths))\./,
  /^features\/(auth\/sign-in-path|session\/(client-log|client-session|session-(news|provider|store)|use-session))\./,
  /^features\/cart\/(cart-answer|quantity-limit)\./,
  /^features\/catalog\/(price-tag|product-card|product-grid|product-picture|tax-note)\./,
  /^features\/search\/(query|search-form|search-path)\./,
  /^rpc\/ask/,
  /^ui\/(?!error-summary|prose|radio-group|select|stepper|text|checkbox|use-combobox)/,
]

/** Each file has its own headers and its own beginning of a compression, so what all pages share comes in two. */
function toSharedChunk(id: string): string | undefined {
  if (library.test(id)) return 'library'
  const path = id.startsWith(appDirectory) ? id.slice(appDirectory.length) : ''
  return frame.some((part) => part.test(path)) ? 'frame' : undefined
}

export default defineConfig({
  plugins: process.env.VITEST ? [] : [remix(remixConfig), settleRemix(remixConfig.future), flagIcons()],
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
    rollupOptions: { output: { manualChunks: toSharedChunk } },
  },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts', 'scripts/**/*.test.ts'],
    env: { SESSION_SECRETS: 'unit-tests-sign-with-this-and-nothing-else' },
    setupFiles: ['tests/support/vitest-setup.ts'],
  },
})
