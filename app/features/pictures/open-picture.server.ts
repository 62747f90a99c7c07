import sharp, { type Sharp } from 'sharp'
import { type PictureKind, toPictureKind } from './picture-kind'
import { PictureError } from './picture-source.server'

// one thread a picture: the line of pictures already uses every core
sharp.concurrency(1)
sharp.cache(false)
// libvips also reads drawings, documents and what its plugins add: none of it is a picture of a shop
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

const maxPixels = 40_000_000
const deadlineSeconds = 10

/** @throws PictureError `unreadable` for anything that is not a photograph's format, is damaged or has too many pixels */
export async function readingPicture<T>(bytes: Uint8Array, read: (kind: PictureKind) => Promise<T>): Promise<T> {
  const kind = toPictureKind(bytes)
  if (!kind) throw new PictureError('unreadable')
  try {
    return await read(kind)
  } catch (error) {
    throw new PictureError('unreadable', { cause: error })
  }
}

/** The picture as sharp reads it, within the bounds of pixels and time. */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false }).timeout({
    seconds: deadlineSeconds,
  })
}
