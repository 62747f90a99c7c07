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

/** What a Response takes without a cast. */
export type PictureBytes = Uint8Array<ArrayBuffer>

export interface Resizing {
  /** Pixels; a narrower original stays as it is. */
  width: number
  /** `plain` is the original's own format where every browser reads it, else JPEG, or PNG for what one sees through. */
  format: 'avif' | 'webp' | 'plain'
  /** Fewer bytes rather than every detail. */
  saveData: boolean
}

// Measured on the seed at 828 px: WebP 80 takes 32 ms and 16.3 kB, AVIF 50 with effort 1 takes 80 ms and 10.6 kB at the
// same structural similarity (0.982 to 0.984); effort 4, sharp's default, takes ten times as long to save 2 kB more.
const qualities = {
  full: { avif: 50, webp: 80, jpeg: 80 },
  saving: { avif: 38, webp: 60, jpeg: 60 },
}

/**
 * `bytes` at most `width` pixels wide, never wider than they are, upright, without what the camera wrote into them.
 * @throws PictureError `unreadable` for anything that is not a photograph's format, is damaged or has too many pixels
 */
export function resizePicture(bytes: Uint8Array, { width, format, saveData }: Resizing): Promise<PictureBytes> {
  return reading(bytes, async (kind) => {
    const input = open(bytes)
    const { hasAlpha } = await input.metadata()
    const small = input.autoOrient().resize({ width, withoutEnlargement: true })
    const quality = saveData ? qualities.saving : qualities.full
    if (format === 'webp') return toBytes(small.webp({ quality: quality.webp, effort: 2 }))
    if (format === 'avif') return toBytes(small.avif({ quality: quality.avif, effort: 1, chromaSubsampling: '4:2:0' }))
    if (kind === 'png' || (kind !== 'jpeg' && hasAlpha)) return toBytes(small.png({ palette: saveData }))
    return toBytes(small.jpeg({ quality: quality.jpeg, progressive: true }))
  })
}

/** What a page says of a picture before it has loaded. */
export interface Inspection {
  /** Pixels, upright. */
  width: number
  height: number
  /** The picture in 16 pixels' width as a data URI of at most 200 characters; null for one that can be seen through. */
  placeholder: string | null
}

/** @throws PictureError `unreadable`, as `resizePicture` */
export function inspectPicture(bytes: Uint8Array): Promise<Inspection> {
  return reading(bytes, async () => {
    const { autoOrient, hasAlpha } = await open(bytes).metadata()
    const { width, height } = autoOrient
    const isOpaque = !hasAlpha || (await open(bytes).resize({ width: 64 }).stats()).isOpaque
    return { width, height, placeholder: isOpaque ? await toPlaceholder(bytes) : null }
  })
}

async function toPlaceholder(bytes: Uint8Array): Promise<string | null> {
  const tiny = open(bytes).autoOrient().resize({ width: 16, withoutEnlargement: true }).removeAlpha()
  for (const quality of [20, 1]) {
    const webp = await tiny.clone().webp({ quality, effort: 6 }).toBuffer()
    const uri = `data:image/webp;base64,${webp.toString('base64')}`
    if (uri.length <= 200) return uri
  }
  return null
}

async function reading<T>(bytes: Uint8Array, read: (kind: PictureKind) => Promise<T>): Promise<T> {
  const kind = toPictureKind(bytes)
  if (!kind) throw new PictureError('unreadable')
  try {
    return await read(kind)
  } catch (error) {
    throw new PictureError('unreadable', { cause: error })
  }
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false }).timeout({
    seconds: deadlineSeconds,
  })
}

async function toBytes(image: Sharp): Promise<PictureBytes> {
  return new Uint8Array(await image.toBuffer())
}
