import { vitePlugin as remix } from '@remix-run/dev'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import remixConfig from './remix.config.js'
import { flagIcons } from './scripts/flag-icons.mjs'
import { plainErrors } from './scripts/plain-errors.mjs'
import { settleRemix } from './scripts/settled-remix.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const appDirectory = `${root}app/`

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

// they put other modules in the place of some, which the next file of the same process would find
const needOwnModules = [
  'app/context.server.test.ts',
  'app/features/catalog/catalogue-index/catalogue-index.server.test.ts',
  'app/features/checkout/complete-cart.server.test.ts',
]

// vitest would leave one of two to its own process, which has little to do
const bothCores = { maxWorkers: '100%' }

export default defineConfig({
  plugins: process.env.VITEST ? [] : [remix(remixConfig), settleRemix(remixConfig.future), plainErrors(), flagIcons()],
  // read where the URL table is made, see app/auth-base-path.ts
  define: process.env.VITEST
    ? {}
    : { 'process.env.AUTH_BASE_PATH': JSON.stringify(process.env.AUTH_BASE_PATH ?? '/api/auth') },
  resolve: { alias: { '~': `${root}app` } },
  // data: URIs would each need an exception in the content security policy
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssMinify: true,
    cssCodeSplit: true,
    rollupOptions: { output: { manualChunks: toSharedChunk } },
  },
  test: {
    env: { SESSION_SECRETS: 'these-tests-sign-with-this-and-with-nothing-else' },
    // files that tests read by themselves, which no import leads to
    forceRerunTriggers: ['**/{package,tsconfig}.json', '**/vite.config.*', '**/*.md', `${root}locales/**`],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['app/**/*.test.{ts,tsx}', 'tests/{unit,pages}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: needOwnModules,
          setupFiles: ['tests/support/vitest-setup.ts'],
          ...bothCores,
          // a process and the libraries anew for each of two hundred files took five times the tests' own time
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-apart',
          include: needOwnModules,
          setupFiles: ['tests/support/vitest-setup.ts'],
          ...bothCores,
        },
      },
      // what Medusa really answers, asked of a running demo backend: MEDUSA_URL, ADMIN_EMAIL and ADMIN_PASSWORD
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          // two cores are shared with the backend under test
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
