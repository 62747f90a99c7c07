import sharp from 'sharp'
import { expect, it } from 'vitest'
import { toPictureKind } from './picture-kind'

const dot = sharp({ create: { width: 2, height: 2, channels: 3, background: '#abc' } })

it.each(['avif', 'gif', 'jpeg', 'png', 'webp'] as const)('knows %s by its bytes', async (kind) => {
  expect(toPictureKind(await dot.clone().toFormat(kind).toBuffer())).toBe(kind)
})

it('knows nothing else, whatever it may be called', async () => {
  const tiff = await dot.clone().tiff().toBuffer()
  const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')
  const others = [
    tiff,
    svg,
    Buffer.from('%PDF-1.7'),
    Buffer.from('<!doctype html>'),
    Buffer.from('RIFF'),
    Buffer.alloc(0),
  ]
  for (const other of others) expect(toPictureKind(other)).toBeNull()
})
