import { defineConfig } from '@playwright/test'
import { type ShopOptions } from '../support/shop'

/** The walk of `npm run pages`: one shopper after the other, so that each run leaves the same numbers and stock. */
export default defineConfig<ShopOptions>({
  testDir: '.',
  testMatch: '*.pages.ts',
  outputDir: '../../test-results/pages',
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
  // a busy machine may keep the backend from answering in time; what is walked twice is kept twice, the second time for good
  retries: 2,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: process.env.SHOP_URL,
    driver: 'http',
    javaScriptEnabled: false,
    language: 'en',
    locale: 'en-US',
    // isbot takes headless Chromium's own name for a robot's
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox'],
    },
  },
})
