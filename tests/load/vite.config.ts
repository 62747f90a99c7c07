import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Bundles a measuring script of this folder with the app's modules, as a build has them. */
export default defineConfig({
  root: inRoot('.'),
  logLevel: 'warn',
  resolve: {
    alias: {
      '~': inRoot('app'),
      '@vitrine/mail': inRoot('packages/mail/src'),
      '@vitrine/shared': inRoot('packages/shared/src'),
    },
  },
  build: { outDir: inRoot('.cache/load'), emptyOutDir: false, target: 'node20', minify: false, copyPublicDir: false },
})
