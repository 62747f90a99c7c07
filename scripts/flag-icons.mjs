import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sirv from 'sirv'

const package4x3 = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags/4x3')

/**
 * Vite's plugin that puts the flags of all countries at `/flags/de.svg`, in the build and while developing.
 * @returns {import('vite').Plugin}
 */
export function flagIcons() {
  return {
    name: 'flag-icons',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares }) {
      middlewares.use('/flags', sirv(package4x3, { dev: true }))
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const file of readdirSync(package4x3).filter((name) => /^[a-z]{2}\.svg$/.test(name))) {
        this.emitFile({ type: 'asset', fileName: `flags/${file}`, source: readFileSync(join(package4x3, file)) })
      }
    },
  }
}
