import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What Medusa really answers, asked of a running demo backend: MEDUSA_URL, ADMIN_EMAIL and ADMIN_PASSWORD. */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    include: ['tests/contract/**/*.test.ts'],
    env: { SESSION_SECRETS: 'contract-tests-sign-with-this-and-nothing-else' },
    // Two cores are shared with the backend under test.
    fileParallelism: false,
    retry: 1,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
