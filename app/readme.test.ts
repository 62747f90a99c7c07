import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { envSchema } from './env.server'

test('the README names every setting that the shop reads, and none that it does not', () => {
  const [, ownBackend] = readFileSync('README.md', 'utf8').split('\n## Your own backend\n')
  const rows = ownBackend?.matchAll(/^\| `([A-Z_]+)` +\|/gm) ?? []
  expect([...rows].map((row) => row[1]).sort()).toEqual(Object.keys(envSchema.shape).sort())
})
