import { afterEach, describe, expect, it, vi } from 'vitest'
import { createWaitingLine } from '~/once/waiting-line.server'
import { createPictureFacts } from './picture-facts.server'

afterEach(() => {
  vi.useRealTimers()
})

const address = { host: null, path: '/uploads/a' }

function createFixture(files = new Map<string, Uint8Array>()) {
  let hash = 'first'
  const read = vi.fn(async () => ({ bytes: Buffer.from('original'), hash }))
  const inspect = vi.fn(async () => ({ width: 40, height: 50, placeholder: 'data:x' }))
  const disk = {
    read: async (name: string) => (files.has(name) ? Buffer.from(files.get(name) ?? []) : null),
    write: async (name: string, bytes: Uint8Array) => void files.set(name, bytes),
  }
  const line = createWaitingLine({ running: 1, waiting: 10, waitMs: 10_000 })
  const facts = createPictureFacts({ source: { read }, inspect, disk, line })
  return { facts, read, inspect, files, replace: () => (hash = 'second') }
}

describe('the facts of a picture', () => {
  it('keep nobody waiting: who asks first gets none, who asks next has them', async () => {
    const { facts, files, inspect } = createFixture()
    expect(await facts.get(address)).toBeNull()
    expect(await facts.get(address)).toBeNull()
    await vi.waitFor(() => expect(files.size).toBe(1))
    expect(await facts.get(address)).toMatchObject({ hash: 'first', width: 40, height: 50, placeholder: 'data:x' })
    expect(inspect).toHaveBeenCalledTimes(1)
  })

  it('are on disk for the next process', async () => {
    const { facts, files } = createFixture()
    await facts.get(address)
    await vi.waitFor(() => expect(files.size).toBe(1))
    const other = createFixture(files)
    expect(await other.facts.get(address)).toMatchObject({ hash: 'first' })
    expect(other.read).not.toHaveBeenCalled()
  })

  it('are looked up again when they are old, and taken for what they were until then', async () => {
    const { facts, files, replace, inspect } = createFixture()
    await facts.get(address)
    await vi.waitFor(() => expect(files.size).toBe(1))
    replace()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_700_000 })
    expect(await facts.get(address)).toMatchObject({ hash: 'first' })
    await vi.waitFor(async () => expect(await facts.get(address)).toMatchObject({ hash: 'second' }))
    expect(inspect).toHaveBeenCalledTimes(2)
  })

  it('are missing for a while where the picture cannot be read, and for a damaged file', async () => {
    const { facts, read, files } = createFixture()
    read.mockRejectedValue(new Error('down'))
    for (let i = 0; i < 5; i += 1) expect(await facts.get(address)).toBeNull()
    expect(read).toHaveBeenCalledTimes(1)
    await createFixture(files).facts.get(address)
    const [name = ''] = [...files.keys()]
    files.set(name, Buffer.from('{"hash":'))
    expect(await createFixture(files).facts.get(address)).toBeNull()
  })
})
