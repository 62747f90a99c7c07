import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { listGitFiles } from '../../scripts/change.mjs'
import { remixNames } from './remix-window'

const remix = createRequire(import.meta.url)
  .resolve('@remix-run/react')
  .replace(/dist.*/, 'dist/esm/')

function readRemix(file: string): string {
  return readFileSync(remix + file, 'utf8')
}

it.each([
  ['browser.js', 'window.__remixRouter = router'],
  ['browser.js', `window.${remixNames.context}.stream`],
  ['browser.js', `window.${remixNames.context}.state`],
  ['browser.js', `Object.keys(window.${remixNames.routeModules})`],
  ['fog-of-war.js', 'manifest.version'],
  ['browser.js', 'window.__remixManifest.routes'],
])('Remix’s %s has %s', (file, code) => {
  expect(readRemix(file)).toContain(code)
})

it('is known to one file of the shop alone', () => {
  const files = listGitFiles('app').filter(
    (file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('__remix'),
  )
  expect(files.sort()).toEqual(['app/http/remix-window.test.ts', 'app/http/remix-window.ts'])
})
