import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnvFile } from './env-file.mjs'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'vitrine-env-'))
})

afterEach(() => {
  rmSync(directory, { recursive: true })
  delete process.env.VITRINE_TEST_SHOP
  delete process.env.VITRINE_TEST_PROVIDERS
})

test('settings come out of .env, and those of the environment win', () => {
  process.env.VITRINE_TEST_SHOP = 'from outside'
  const providers = '[{"id":"acme","clientSecret":"a#b"}]'
  writeFileSync(
    join(directory, '.env'),
    `# a comment\nVITRINE_TEST_SHOP=from the file\nVITRINE_TEST_PROVIDERS='${providers}'\n`,
  )
  readEnvFile(directory)
  expect(process.env.VITRINE_TEST_SHOP).toBe('from outside')
  expect(process.env.VITRINE_TEST_PROVIDERS).toBe(providers)
})

test('there need not be a .env', () => {
  expect(() => readEnvFile(directory)).not.toThrow()
})
