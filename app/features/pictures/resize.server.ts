import { type Sharp } from 'sharp'
import { openPicture, readingPicture } from './open-picture.server'

/** What a Response takes without a cast. */
export type PictureBytes = Uint8Array<ArrayBuffer>

export interface Resizing {
  /** Pixels; a narrower original stays as it is. */
  width: number
  /**
   * `plain` is the original's own format where every browser reads it, else JPEG, or PNG for what one sees through.
   * `small-avif` looks as `avif` does, in a quarter fewer bytes and seconds of a core.
   */
  format: 'avif' | 'small-avif' | 'webp' | 'plain'
  /** Fewer bytes rather than every detail. */
  saveData: boolean
}

// Sizes and times at equal quality: docs/performance.md, Pictures. More effort looks the same at less of what is called
// quality, and by libaom's `ssim` an AVIF is smaller than by sharp's default.
const quick = { effort: 2, full: 56, saving: 43 }
const slow = { effort: 6, full: 50, saving: 37 }
const webp = { effort: 4, full: 79, saving: 57 }
const jpeg = { full: 83, saving: 62 }
// more would take tens of seconds
const mostPixelsSlowly = 2_000_000

/**
 * `bytes` at most `width` pixels wide, never wider than they are, upright, without what the camera wrote into them.
 * @throws PictureError `unreadable` for anything that is not a photograph's format, is damaged or has too many pixels
 */
export function resizePicture(bytes: Uint8Array, { width, format, saveData }: Resizing): Promise<PictureBytes> {
  return readingPicture(bytes, async (kind) => {
    const input = openPicture(bytes)
    const { hasAlpha, autoOrient } = await input.metadata()
    const small = input.autoOrient().resize({ width, withoutEnlargement: true })
    const aim = saveData ? 'saving' : 'full'
    if (format === 'webp') return toBytes(small.webp({ quality: webp[aim], effort: webp.effort }))
    if (format === 'avif' || format === 'small-avif') {
      const pixels = autoOrient.width * autoOrient.height * Math.min(width / autoOrient.width, 1) ** 2
      const { effort, [aim]: quality } = format === 'small-avif' && pixels <= mostPixelsSlowly ? slow : quick
      return toBytes(small.avif({ quality, effort, chromaSubsampling: '4:2:0', tune: 'ssim' }))
    }
    if (kind === 'png' || (kind !== 'jpeg' && hasAlpha)) return toBytes(small.png({ palette: saveData }))
    return toBytes(small.jpeg({ quality: jpeg[aim], mozjpeg: true }))
  })
}

async function toBytes(image: Sharp): Promise<PictureBytes> {
  return new Uint8Array(await image.toBuffer())
}
