import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'vitest'
import type { PluginOptions } from '../options'

const cwd = join(__dirname, '../../dist')

/** Runs the plugin's loader as Medusa does, which takes its errors for warnings. */
function start(storefront: PluginOptions['storefront']) {
  const script = `
    const { default: Service } = require('./services/storefront')
    const logger = { warn: console.error }
    const make = () => new Service({ logger }, { storefront: ${JSON.stringify(storefront)} })
    const container = { resolve: (name) => (name === 'logger' ? logger : make()) }
    try { require('./loaders/storefront').default(container) } catch (error) { logger.warn(error.message) }
    setTimeout(() => console.log('runs'), 50)`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], { cwd, encoding: 'utf8' })
  return { status, isRunning: stdout.includes('runs'), said: stderr }
}

test('Medusa does not start with settings that would believe anybody, and says what to set', () => {
  const wrong: [PluginOptions['storefront'], RegExp][] = [
    [{ proxies: ['0.0.0.0/0'] }, /storefront\.proxies.*Set the addresses of the proxies/],
    [{ proxies: ['::/0'] }, /storefront\.proxies/],
    [{ secret: 'short' }, /storefront\.secret needs at least 32 characters/],
  ]
  for (const [settings, sentence] of wrong) {
    const { status, isRunning, said } = start(settings)
    assert.deepEqual([status, isRunning], [1, false], said)
    assert.match(said, sentence)
  }
  const { status, isRunning } = start({ proxies: ['10.0.0.0/8'] })
  assert.deepEqual([status, isRunning], [0, true])
})
