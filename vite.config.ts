import { vitePlugin as remix } from '@remix-run/dev'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { languages } from './app/i18n/languages'
import { pickMessages } from './app/i18n/pick-messages'
import { sharedMessages } from './app/i18n/shared-messages'
import remixConfig from './remix.config.js'
import { readBuildSettings } from './scripts/build-settings.mjs'
import { flagIcons } from './scripts/flag-icons.mjs'
import { plainErrors } from './scripts/plain-errors.mjs'
import { settleLibraries } from './scripts/settled-libraries.mjs'
import { lendPages, refuseCircles, toSharedChunks } from './scripts/shared-chunks.mjs'
import { readNamespaces, wordFiles } from './scripts/word-files.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const appDirectory = `${root}app/`
const settings = readBuildSettings()
const { 'process.env.AUTH_BASE_PATH': _, ...looks } = settings.define

const everywhere = ['entry.client.tsx', 'root.tsx', 'routes/layout/layout.tsx']
// of several pages, each shorter than the headers of a file of its own
const little = [
  'features/cart/add-outcome.tsx',
  'features/cart/quantity-limit.ts',
  'features/catalog/availability.ts',
  'features/catalog/product/related-products.tsx',
  'features/checkout/checkout-sheet.ts',
  'ui/breadcrumbs.tsx',
  'ui/quantity-field.tsx',
  'ui/static-html.tsx',
  'ui/use-look-again.ts',
]
// the pages that most visits see, those with fields, and the steps of the checkout, of which order and bag have a part
const visited = [
  'catalog/home',
  'catalog/product',
  'catalog/category',
  'catalog/search',
  'cart/cart',
  'checkout/address',
]
const forms = [
  'checkout/address',
  'auth/register',
  'account/new-address',
  'account/profile',
  'orders/return',
  'cart/cart',
]
const checkout = ['checkout/address', 'checkout/delivery', 'checkout/payment', 'checkout/review']

/** @throws Error where there is no such file */
function inApp(file: string): string {
  return realpathSync(appDirectory + file)
}

function toRoutes(pages: readonly string[]): string[] {
  return pages.map((page) => inApp(`routes/${page}.tsx`))
}

const chunks = {
  everywhere: [...everywhere, ...little].map(inApp),
  first: inApp('routes/layout/layout.tsx'),
  shared: { layout: toRoutes(visited), forms: toRoutes(forms), checkout: toRoutes(checkout) },
  parted: { checkout: { 'order-summary': toRoutes(['orders/order']), codes: toRoutes(['cart/cart']) } },
  lent: { product: { page: inApp('routes/catalog/product.tsx'), late: inApp('features/cart/choice-sheet.tsx') } },
}

// a twenty-fifth lighter on every page than with Vite's own, for five seconds a build; the server's code is not sent
const smallClient: Plugin = {
  name: 'small-client',
  config: (_, { isSsrBuild }) =>
    isSsrBuild ? {} : { build: { minify: 'terser', terserOptions: { compress: { passes: 2 } } } },
}

function readSharedMessages() {
  const messages = languages.map((language) => [language, pickMessages(readNamespaces(language), sharedMessages)])
  return Object.fromEntries(messages)
}

// they put other modules in the place of some, which the next file of the same process would find
const needOwnModules = [
  'app/commerce/backend.server.test.ts',
  'app/context.server.test.ts',
  'app/features/catalog/catalogue-index/catalogue-index.server.test.ts',
  'app/features/checkout/complete-cart.server.test.ts',
  'app/routes/layout/own-page.server.test.tsx',
  // other tests have taken from sharp what the shop's pictures do not need, which it forgets with its process alone
  'packages/shared/src/guarantee/qr-codes.test.ts',
]

// vitest would leave one of two to its own process, which has little to do
const bothCores = { maxWorkers: '100%' }

export default defineConfig({
  plugins: process.env.VITEST
    ? []
    : [
        remix(remixConfig),
        settleLibraries(remixConfig.future),
        plainErrors(),
        flagIcons(),
        wordFiles(readSharedMessages()),
        lendPages([chunks.first, chunks.lent.product.page]),
        refuseCircles(),
        smallClient,
      ],
  // a test has the shop's looks, and sets where the sign-in stands by itself
  define: process.env.VITEST ? looks : settings.define,
  resolve: {
    alias: {
      ...settings.alias,
      '~': `${root}app`,
      '@vitrine/mail': `${root}packages/mail/src`,
      '@vitrine/shared': `${root}packages/shared/src`,
    },
  },
  // data: URIs would each need an exception in the content security policy
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssMinify: true,
    cssCodeSplit: true,
    rollupOptions: { output: { manualChunks: toSharedChunks(chunks) } },
  },
  test: {
    // a hash of a password alone takes a third of a second, and a busy machine is ten times slower
    testTimeout: 30_000,
    hookTimeout: 60_000,
    env: { SESSION_SECRETS: 'these-tests-sign-with-this-and-with-nothing-else' },
    // files that tests read by themselves, which no import leads to
    forceRerunTriggers: ['**/{package,tsconfig}.json', '**/vite.config.*', '**/*.md', `${root}locales/**`],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'app/**/*.test.{ts,tsx}',
            'tests/{unit,pages}/**/*.test.ts',
            'packages/{mail,shared}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
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
      {
        extends: true,
        test: {
          name: 'unit-plugin',
          include: ['packages/medusa-plugin-vitrine/**/*.test.ts'],
          globalSetup: ['tests/support/vitest-plugin.ts'],
          ...bothCores,
          isolate: false,
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
        },
      },
    ],
  },
})
