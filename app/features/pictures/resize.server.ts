import sharp from 'sharp'
import { PictureError } from './picture-source.server'
import { type PictureFormat } from './picture-request'

// one thread a picture: the queue already uses every core
sharp.concurrency(1)
sharp.cache(false)

const readFormats: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif']
const maxPixels = 40_000_000
const deadlineSeconds = 10

/** What a Response takes without a cast. */
export type PictureBytes = Uint8Array<ArrayBuffer>

/**
 * `bytes` at most `width` pixels wide, never wider than they are, upright, without what the camera wrote into them.
 * @throws PictureError `unreadable` for anything that is not a photograph's format, is damaged or has too many pixels
 */
export async function resizePicture(bytes: Buffer, width: number, format: PictureFormat): Promise<PictureBytes> {
  try {
    const input = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
    const { format: found } = await input.metadata()
    if (!found || !readFormats.includes(found)) throw new PictureError('unreadable')
    const small = input.timeout({ seconds: deadlineSeconds }).autoOrient().resize({ width, withoutEnlargement: true })
    if (format === 'webp') return new Uint8Array(await small.webp({ quality: 80, effort: 2 }).toBuffer())
    const opaque = small.flatten({ background: '#fff' })
    return new Uint8Array(await opaque.jpeg({ quality: 80, progressive: true }).toBuffer())
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError('unreadable', { cause: error })
  }
}
