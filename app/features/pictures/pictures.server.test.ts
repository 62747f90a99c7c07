import { describe, expect, it, vi } from 'vitest'
import { type Original, PictureError, type PictureSource } from './picture-source.server'
import { createPictures } from './pictures.server'

function createFixture() {
  let hash = 'first'
  const source: PictureSource = { read: async (): Promise<Original> => ({ bytes: Buffer.from('original'), hash }) }
  const resize = vi.fn(async (_: Buffer, width: number) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return new Uint8Array(width)
  })
  const pictures = createPictures({ source, resize, cacheBytes: 10_000 })
  const replace = () => (hash = 'second')
  return { pictures, resize, source, replace }
}

const wanted = { path: '/uploads/a', version: null, width: 640, format: 'webp' } as const

describe('pictures', () => {
  it('are made once for a hundred who ask at the same time, and once for all who ask later', async () => {
    const { pictures, resize } = createFixture()
    const made = await Promise.all(Array.from({ length: 100 }, () => pictures.read(wanted)))
    expect(made.every(({ body }) => body.length === 640)).toBe(true)
    await pictures.read(wanted)
    expect(resize).toHaveBeenCalledTimes(1)
  })

  it('have a tag each by content, width and format', async () => {
    const { pictures, replace } = createFixture()
    const first = await pictures.read(wanted)
    expect((await pictures.read({ ...wanted, width: 64 })).etag).not.toBe(first.etag)
    expect((await pictures.read({ ...wanted, format: 'jpeg' })).etag).not.toBe(first.etag)
    replace()
    expect((await pictures.read(wanted)).etag).not.toBe(first.etag)
  })

  it('make room for others', async () => {
    const { pictures, resize } = createFixture()
    for (const width of [640, 3840, 3840 + 1, 3840 + 2]) await pictures.read({ ...wanted, width })
    await pictures.read(wanted)
    expect(resize).toHaveBeenCalledTimes(5)
  })

  it('try again after a failure', async () => {
    const { pictures, resize } = createFixture()
    resize.mockRejectedValueOnce(new PictureError('unreadable'))
    await expect(pictures.read(wanted)).rejects.toMatchObject({ reason: 'unreadable' })
    expect((await pictures.read(wanted)).body.length).toBe(640)
  })
})
