import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAssets, startAssetArchive } from './asset-archive.server'

let base: string
let directory: string

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'archive-'))
  directory = join(base, 'archive')
})
afterEach(() => rm(base, { recursive: true }))

async function makeBuild(name: string, files: Record<string, string>): Promise<string> {
  const assets = join(base, name)
  await mkdir(assets)
  for (const [file, text] of Object.entries(files)) await writeFile(join(assets, file), text)
  return assets
}

/** Makes a kept file look as if it had been in use so long ago. */
async function age(name: string, days: number): Promise<void> {
  const then = new Date(Date.now() - days * 86_400_000)
  await utimes(join(directory, name), then, then)
}

test('files of a build are there for the builds after it, until nobody has used them for so many days', async () => {
  const first = await makeBuild('first', { 'page-1.js': 'one', 'page-1.js.br': '', 'same-0.css': 'same' })
  const second = await makeBuild('second', { 'page-2.js': 'two', 'same-0.css': 'same' })
  await keepAssets({ assets: first, directory, days: 14 })
  await age('page-1.js', 13)
  await age('same-0.css', 15)
  await keepAssets({ assets: second, directory, days: 14 })
  expect((await readdir(directory)).sort()).toEqual(['page-1.js', 'page-2.js', 'same-0.css'])
  expect(await readFile(join(directory, 'page-1.js'), 'utf8')).toBe('one')

  await age('page-1.js', 15)
  await keepAssets({ assets: second, directory, days: 14 })
  expect((await readdir(directory)).sort()).toEqual(['page-2.js', 'same-0.css'])
})

test('what a running build uses stays, however old', async () => {
  const assets = await makeBuild('long', { 'page-1.js': 'one' })
  await keepAssets({ assets, directory, days: 1 })
  await age('page-1.js', 100)
  await keepAssets({ assets, directory, days: 1 })
  await keepAssets({ assets: await makeBuild('next', { 'page-2.js': 'two' }), directory, days: 1 })
  expect(await readdir(directory)).toContain('page-1.js')
})

test('two processes that start at once leave whole files and nothing beside them', async () => {
  const assets = await makeBuild('twin', { 'page-1.js': 'one', 'page-2.js': 'two' })
  await Promise.all([1, 2, 3].map(() => keepAssets({ assets, directory, days: 14 })))
  expect((await readdir(directory)).sort()).toEqual(['page-1.js', 'page-2.js'])
})

test('a disk that refuses is logged and stops nobody', async () => {
  const assets = await makeBuild('sad', { 'page-1.js': 'one' })
  await writeFile(directory, 'a file stands where the directory should')
  const warn = vi.fn()
  await startAssetArchive({ assets, directory, days: 14 }, { warn })
  expect(warn).toHaveBeenCalledOnce()
})
