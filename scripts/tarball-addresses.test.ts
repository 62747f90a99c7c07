import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addTarballAddresses, withTarballAddresses } from './tarball-addresses.mjs'

const lockfile = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'shop', version: '1.0.0' },
    'node_modules/pino': { version: '9.6.0', integrity: 'sha512-a' },
    'node_modules/a/node_modules/@trpc/server': { version: '11.0.0', integrity: 'sha512-b' },
    'node_modules/next': { name: 'empty-npm-package', version: '1.0.0', integrity: 'sha512-c' },
    'node_modules/known': { version: '1.0.0', integrity: 'sha512-d', resolved: 'https://files.example/known.tgz' },
    'node_modules/a/node_modules/bundled': { version: '1.0.0', integrity: 'sha512-e', inBundle: true },
    'node_modules/linked': { resolved: 'packages/linked', link: true },
  },
}

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'vitrine-lock-'))
  writeFileSync(join(directory, 'package-lock.json'), JSON.stringify(lockfile))
})

afterEach(() => {
  rmSync(directory, { recursive: true })
})

test('each package of the registry gets the address of its file', () => {
  const { packages } = addTarballAddresses(lockfile, 'https://registry.example/npm')
  const addresses = Object.values(packages).map((entry) => (entry as { resolved?: string }).resolved)
  expect(addresses).toEqual([
    undefined,
    'https://registry.example/npm/pino/-/pino-9.6.0.tgz',
    'https://registry.example/npm/@trpc/server/-/server-11.0.0.tgz',
    'https://registry.example/npm/empty-npm-package/-/empty-npm-package-1.0.0.tgz',
    'https://files.example/known.tgz',
    undefined,
    'packages/linked',
  ])
})

function hasAddresses(): boolean {
  try {
    return readFileSync(join(directory, 'npm-shrinkwrap.json'), 'utf8').includes('pino-9.6.0.tgz')
  } catch {
    return false
  }
}

test('npm sees the addresses while it installs, and nobody afterwards', async () => {
  const seen: boolean[] = []
  await withTarballAddresses(directory, async () => void seen.push(hasAddresses()))
  expect([...seen, hasAddresses()]).toEqual([true, false])
})

test('where the registry keeps its files elsewhere, npm finds them itself', async () => {
  const seen: boolean[] = []
  await withTarballAddresses(directory, async () => {
    seen.push(hasAddresses())
    if (seen.length === 1) throw new Error('npm ci failed:\nnpm error code E404')
  })
  expect([...seen, hasAddresses()]).toEqual([true, false, false])
})

test('what fails for another reason is not tried again', async () => {
  let attempts = 0
  const failing = withTarballAddresses(directory, async () => {
    attempts++
    throw new Error('npm error code ENOSPC')
  })
  await expect(failing).rejects.toThrow('ENOSPC')
  expect([attempts, hasAddresses()]).toEqual([1, false])
})
