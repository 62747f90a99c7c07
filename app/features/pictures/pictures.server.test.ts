import { describe, expect, it, vi } from 'vitest'
import { createWaitingLine } from '~/once/waiting-line.server'
import { type DiskCache } from './disk-cache.server'
import { type Original, PictureError, type PictureSource } from './picture-source.server'
import { type PictureAddress } from './picture-request'
import { createPictures, type PictureRequest } from './pictures.server'
import { type Resizing } from './resize.server'

function createDisk(files = new Map<string, Uint8Array>()): DiskCache & { files: typeof files } {
  return {
    files,
    read: async (name) => (Buffer.from(files.get(name) ?? []).length > 0 ? Buffer.from(files.get(name) ?? []) : null),
    write: async (name, bytes) => void files.set(name, bytes),
  }
}

function createFixture({ disk = createDisk(), cacheBytes = 10_000 } = {}) {
  let hash = 'first'
  const known = new Set<string>()
  const read = vi.fn(async ({ path }: PictureAddress): Promise<Original> => {
    known.add(path)
    return { bytes: Buffer.from('original'), hash }
  })
  const source: PictureSource = { read, knows: ({ path }) => known.has(path) }
  const resize = vi.fn(async (_: Uint8Array, { width }: Resizing) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return new Uint8Array(width).fill(1)
  })
  const line = createWaitingLine({ running: 2, waiting: 100, waitMs: 10_000 })
  const isIdle = vi.fn(() => true)
  const made = createPictures({ source, resize, disk, line, slowLine: line, cacheBytes, isIdle })
  const admit = vi.fn(async () => undefined)
  const pictures = { read: (request: PictureRequest, ask: () => Promise<void> = admit) => made.read(request, ask) }
  const replace = () => (hash = 'second')
  const listFormats = () => resize.mock.calls.map(([, { format }]) => format)
  return { pictures, admit, resize, read, disk, isIdle, replace, listFormats }
}

const address = { host: null, path: '/uploads/a' }
const wanted: PictureRequest = { address, hash: null, width: 640, formats: ['webp'], saveData: false }
const both: PictureRequest = { ...wanted, formats: ['avif', 'webp'] }
const onlyAvif: PictureRequest = { ...wanted, formats: ['avif'] }

describe('pictures', () => {
  it('are made once for a hundred who ask at the same time, and once for all who ask later', async () => {
    const { pictures, resize } = createFixture()
    const made = await Promise.all(Array.from({ length: 100 }, () => pictures.read(wanted)))
    expect(made.every(({ body }) => body.length === 640)).toBe(true)
    await pictures.read(wanted)
    expect(resize).toHaveBeenCalledTimes(1)
  })

  it('count once for who has them made, and not for who gets what is there or waits with others', async () => {
    const { pictures, admit, disk } = createFixture()
    const refuse = vi.fn(() => Promise.reject(new Error('too many')))
    const first = pictures.read(wanted)
    await vi.waitFor(() => expect(admit).toHaveBeenCalled())
    await Promise.all([first, pictures.read(wanted, refuse).catch(() => undefined)])
    expect(admit).toHaveBeenCalledTimes(1)
    refuse.mockClear()
    for (let time = 0; time < 30; time += 1) await pictures.read({ ...wanted, hash: 'first' }, refuse)
    await pictures.read(wanted, refuse)
    await createFixture({ disk }).pictures.read({ ...wanted, hash: 'first' }, refuse)
    expect(refuse).not.toHaveBeenCalled()
  })

  it('are not made, nor their originals asked for, where that is refused; others get them all the same', async () => {
    const { pictures, read, resize } = createFixture()
    const refuse = () => Promise.reject(new Error('too many'))
    await expect(pictures.read(wanted, refuse)).rejects.toThrow('too many')
    expect(read).not.toHaveBeenCalled()
    await pictures.read(wanted)
    await expect(pictures.read({ ...wanted, width: 64 }, refuse)).rejects.toThrow('too many')
    expect(resize).toHaveBeenCalledTimes(1)
    expect((await pictures.read({ ...wanted, width: 64 })).body.length).toBe(64)
  })

  it('have a tag each by content, width, format and economy', async () => {
    const { pictures, replace } = createFixture()
    const requests = [wanted, { ...wanted, width: 64 }, { ...wanted, formats: [] }, { ...wanted, saveData: true }]
    const tags = []
    for (const request of requests) tags.push((await pictures.read(request)).etag)
    replace()
    tags.push((await pictures.read(wanted)).etag)
    expect(new Set(tags).size).toBe(5)
  })

  it('are found on disk by another process, without the original where the address has its hash', async () => {
    const { pictures, disk } = createFixture()
    await pictures.read(wanted)
    const other = createFixture({ disk })
    const again = await other.pictures.read({ ...wanted, hash: 'first' })
    expect(again).toMatchObject({ exact: true, final: true })
    expect(other.read).not.toHaveBeenCalled()
    await other.pictures.read(wanted)
    expect(other.resize).not.toHaveBeenCalled()
  })

  it('are not shown under the address of another', async () => {
    const { pictures, read } = createFixture()
    await pictures.read(wanted)
    read.mockRejectedValue(new PictureError('missing'))
    const elsewhere = pictures.read({ ...wanted, address: { host: null, path: '/uploads/b' }, hash: 'first' })
    await expect(elsewhere).rejects.toMatchObject({ reason: 'missing' })
  })

  it('are not exact where the address means another original', async () => {
    const { pictures } = createFixture()
    expect(await pictures.read({ ...wanted, hash: 'older' })).toMatchObject({ exact: false })
    expect(await pictures.read({ ...wanted, hash: 'first' })).toMatchObject({ exact: true })
  })

  it('come as WebP at first, as AVIF once that is made, and then as the smaller one', async () => {
    const { pictures, disk, listFormats } = createFixture()
    expect(await pictures.read(both)).toMatchObject({ etag: '"first-640-webp"', final: false })
    await vi.waitFor(() => expect(disk.files.size).toBe(2))
    expect(await pictures.read(both)).toMatchObject({ etag: '"first-640-avif"', final: false })
    await vi.waitFor(() => expect(disk.files.size).toBe(3))
    expect(await pictures.read(both)).toMatchObject({ etag: '"first-640-small-avif"', final: true })
    expect(listFormats()).toEqual(['webp', 'avif', 'small-avif'])
  })

  it('are made smaller once, however many ask, and found so by another process', async () => {
    const { pictures, disk, listFormats } = createFixture()
    await pictures.read(onlyAvif)
    await Promise.all(Array.from({ length: 100 }, () => pictures.read(onlyAvif)))
    await vi.waitFor(() => expect(disk.files.size).toBe(2))
    expect(listFormats()).toEqual(['avif', 'small-avif'])
    const other = createFixture({ disk })
    expect(await other.pictures.read({ ...onlyAvif, hash: 'first' })).toMatchObject({ final: true })
    expect(other.resize).not.toHaveBeenCalled()
  })

  it('stay as they are while there is no time to spare, or where making them smaller fails', async () => {
    const { pictures, disk, resize, isIdle, listFormats } = createFixture()
    isIdle.mockReturnValue(false)
    await pictures.read(onlyAvif)
    await pictures.read(onlyAvif)
    await vi.waitFor(() => expect(isIdle).toHaveBeenCalledTimes(1))
    await expect.poll(async () => (await pictures.read(onlyAvif)).final).toBe(true)
    isIdle.mockReturnValue(true)
    await pictures.read({ ...onlyAvif, width: 64 })
    resize.mockRejectedValueOnce(new PictureError('unreadable'))
    await pictures.read({ ...onlyAvif, width: 64 })
    const left = async () => await pictures.read({ ...onlyAvif, width: 64 })
    await expect.poll(left).toMatchObject({ etag: '"first-64-avif"', final: true })
    expect(listFormats()).toEqual(['avif', 'avif', 'small-avif'])
    expect(disk.files.size).toBe(2)
  })

  it('come as AVIF at once for who reads nothing else', async () => {
    const { pictures } = createFixture()
    expect(await pictures.read(onlyAvif)).toMatchObject({ etag: '"first-640-avif"' })
  })

  it('try again after a failure', async () => {
    const { pictures, resize } = createFixture()
    resize.mockRejectedValueOnce(new PictureError('unreadable'))
    await expect(pictures.read(wanted)).rejects.toMatchObject({ reason: 'unreadable' })
    expect((await pictures.read(wanted)).body.length).toBe(640)
  })
})
