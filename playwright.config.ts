import { defineConfig } from '@playwright/test'

// isbot takes headless Chromium's own name for a robot's
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const withScript = '**/*.js.spec.ts'
const withoutScript = '**/*.no-js.spec.ts'
const withoutBrowser = '**/*.http.spec.ts'

/**
 * Journeys (`cart.spec.ts`) run twice, with script on and off. What concerns only one of the two says so in its name
 * (`axe.js.spec.ts`, `menu.no-js.spec.ts`), and so does what asks the server without a browser (`security.http.spec.ts`).
 * `npm test` starts the shop and says where it is.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: process.env.SHOP_URL,
    userAgent,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'js', testIgnore: [withoutScript, withoutBrowser] },
    { name: 'no-js', testIgnore: [withScript, withoutBrowser], use: { javaScriptEnabled: false } },
    { name: 'http', testMatch: withoutBrowser },
  ],
})
