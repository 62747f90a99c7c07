import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'vitest'

const cwd = join(__dirname, '../../dist')

/**
 * Runs the built loader among services of which some come from another plugin.
 * @param plugins JavaScript objects of classes
 * @returns with what each ends Medusa; undefined where it goes on
 */
function startWith(plugins: readonly string[]): (string | undefined)[] {
  const script = `
    const { readdirSync } = require('node:fs')
    const load = (path) => require(path).default
    const ours = { cartCompletionStrategy: load('./strategies/cart-completion') }
    for (const file of readdirSync('services'))
      ours[file.slice(0, -3).replace(/-(.)/g, (_, letter) => letter.toUpperCase()) + 'Service'] = load('./services/' + file)
    const ended = []
    process.on('uncaughtException', ({ message }) => (ended[ended.length - 1] = message))
    const next = (plugins) => {
      if (plugins.length === 0) return console.log(JSON.stringify(ended))
      ended.push(null)
      const classes = { ...ours, ...plugins[0] }
      // Medusa takes what a loader throws for a warning
      try { load('./loaders/overrides')({ resolve: (name) => Object.create(classes[name].prototype) }) } catch {}
      setTimeout(() => next(plugins.slice(1)), 20)
    }
    next([${plugins.join()}])`
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { cwd, encoding: 'utf8' })
  assert.equal(stderr, '')
  return JSON.parse(stdout)
}

test('Medusa does not start where another plugin has taken the place of what keeps orders right, and says which', () => {
  const theirs = '{ orderService: class OrderService {}, cartCompletionStrategy: class Strategy {} }'
  const extended = '{ orderService: class extends ours.orderService {} }'
  const [ended, ...others] = startWith([theirs, extended, '{}'])
  assert.match(String(ended), /another plugin’s orderService, cartCompletionStrategy\. Put it behind/)
  assert.deepEqual(others, [null, null])
})
