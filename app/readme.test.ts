import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { envSchema } from './env.server'

test('the README names every setting that the shop reads, and none that it does not', () => {
  const [, ownBackend] = readFileSync('README.md', 'utf8').split('\n## Your own backend\n')
  const rows = ownBackend?.matchAll(/^\| `([A-Z_]+)` +\|/gm) ?? []
  expect([...rows].map((row) => row[1]).sort()).toEqual(Object.keys(envSchema.shape).sort())
})

test('what deploys the shop sets what it reads, and nothing else', () => {
  const files = ['deploy/kubernetes.yaml', 'deploy/vitrine@.service', 'compose.yaml'].map((name) =>
    readFileSync(name, 'utf8').replace(/^ *#.*$/gm, ''),
  )
  const set = files.flatMap(
    (text) => text.match(/(?<=name: )[A-Z][A-Z_]+(?=,)|[A-Z][A-Z_]+(?==)|^ +[A-Z][A-Z_]+(?=: )/gm) ?? [],
  )
  expect(set.length).toBeGreaterThan(10)
  expect(set.map((name) => name.trim()).filter((name) => !(name in envSchema.shape))).toEqual([])
})
