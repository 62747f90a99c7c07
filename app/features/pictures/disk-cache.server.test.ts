import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDiskCache } from './disk-cache.server'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'disk-cache-'))
})

afterEach(() => rm(directory, { recursive: true, force: true }))

function open(maxBytes = 1_000_000, warn = vi.fn()) {
  return { cache: createDiskCache({ directory, maxBytes, log: { warn } }), warn }
}

async function age(name: string, hours: number) {
  const at = new Date(Date.now() - hours * 3_600_000)
  await utimes(join(directory, name.slice(0, 2), name), at, at)
}

async function listNames() {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? entry.name : [])).sort()
}

describe('a disk cache', () => {
  it('survives its process', async () => {
    await open().cache.write('abc', Buffer.from('picture'))
    const { cache } = open()
    expect((await cache.read('abc'))?.toString()).toBe('picture')
    expect(await cache.read('abd')).toBeNull()
  })

  it('drops what was used longest ago when it is full', async () => {
    const { cache } = open(1000)
    for (const [name, hours] of [
      ['first', 9],
      ['second', 8],
      ['third', 7],
    ] as const) {
      await cache.write(name, Buffer.alloc(300))
      await age(name, hours)
    }
    await cache.read('first')
    await cache.write('fourth', Buffer.alloc(300))
    expect(await listNames()).toEqual(['first', 'fourth', 'third'])
  })

  it('never shows half a file, whoever writes it at the same time', async () => {
    const { cache } = open(50_000_000)
    const sizes = [200_000, 300_000, 400_000]
    const writing = Array.from({ length: 12 }, (_, i) =>
      open(50_000_000).cache.write('same', Buffer.alloc(sizes[i % 3] ?? 1)),
    )
    const reading = Array.from({ length: 50 }, () => cache.read('same'))
    for (const read of await Promise.all(reading)) expect([undefined, ...sizes]).toContain(read?.length)
    await Promise.all(writing)
    expect(await listNames()).toEqual(['same'])
  })

  it('clears away what a killed process left, and takes an empty file for none', async () => {
    const { cache } = open()
    await cache.write('abc', Buffer.from('picture'))
    await writeFile(join(directory, 'ab', '.abd.unfinished'), 'half')
    await age('abc', 0)
    await utimes(join(directory, 'ab', '.abd.unfinished'), 0, 0)
    await writeFile(join(directory, 'ab', 'abe'), '')
    await open().cache.write('abf', Buffer.from('picture'))
    expect(await listNames()).toEqual(['abc', 'abe', 'abf'])
    expect(await cache.read('abe')).toBeNull()
  })

  it('keeps nothing where it has no room or may not write, and says the latter', async () => {
    const { cache } = open(0)
    await cache.write('abc', Buffer.from('picture'))
    expect(await listNames()).toEqual([])
    const warn = vi.fn()
    const blocked = createDiskCache({ directory: '/dev/null/x', maxBytes: 1000, log: { warn } })
    await blocked.write('abc', Buffer.from('picture'))
    expect(await blocked.read('abc')).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
  })
})
